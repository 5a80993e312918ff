import { useNight } from '#platform/ui/scene/light.ts'
import { Scene, type SceneProps } from '#platform/ui/scene.tsx'
import classes from './cards.module.css'

/** Low enough to be whole in a shallow picture. */
const sun = { y: 655 }

/** The picture on a card, as wide as the card. */
export const CardScene = (scene: Pick<SceneProps, 'seed' | 'theme'>) => (
  <Scene className={classes.scene} light={useNight()} horizon={700} sun={sun} {...scene} />
)
