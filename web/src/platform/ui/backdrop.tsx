import { classNames } from '#lib/class-names.ts'
import classes from './backdrop.module.css'
import { Scene, type SceneProps } from './scene.tsx'

/**
 * A scene behind text, and between them a gradient that keeps the text readable. The box around both must be positioned
 * and isolated. It sets the gradient with custom properties: `--shade-way` is its direction, `--shade` its density at
 * the edge it starts from, `--shade-mid` its density at `--shade-half`, and `--shade-end` where the picture is clear.
 */
export const Backdrop = ({ className, ...scene }: SceneProps) => (
  <>
    <Scene className={classNames(classes.scene, className)} {...scene} />
    <span className={classes.shade} aria-hidden="true" />
  </>
)
