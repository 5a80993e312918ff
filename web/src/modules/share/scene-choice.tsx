import { product } from '@glimmer/contract/product'
import { type Scene as Palette, scenes, type Theme, themeNames } from '@glimmer/contract/themes'
import { Scene } from '#platform/ui/scene.tsx'
import classes from './share-dialog.module.css'

const nameOf = (scene: Palette) => (scene === 'glimmer' ? product.name : themeNames[scene])

interface SceneChoiceProps {
  chosen: Palette
  /** The line's own theme, listed first. */
  own: Theme | undefined
  onChoose: (scene: Palette) => void
}

/** Chooses the scene behind the line. */
export function SceneChoice({ chosen, own, onChoose }: SceneChoiceProps) {
  const first: Palette = own ?? 'glimmer'
  return (
    <fieldset className={classes.scenes}>
      <legend>
        Scene: <span className={classes.chosen}>{nameOf(chosen)}</span>
      </legend>
      <div>
        {[first, ...scenes.filter((scene) => scene !== first)].map((scene) => (
          <label key={scene} className={`tile ${classes.scene}`}>
            <input
              type="radio"
              name="scene"
              aria-label={nameOf(scene)}
              checked={scene === chosen}
              onChange={() => onChoose(scene)}
            />
            <Scene seed={19} theme={scene} stars={0} horizon={664} sun={{ x: 720, y: 590, radius: 150 }} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
