import { classNames } from '#lib/class-names.ts'
import classes from './backdrop.module.css'
import { Scene, type SceneProps } from './scene.tsx'

/**
 * A scene behind words, and between them a shade in which the words can be read. The box around both is positioned and
 * isolated, and says in custom properties how the shade falls: `--shade-way` whence, `--shade` how dense it is at that
 * edge, `--shade-mid` at `--shade-half`, and `--shade-end` where the picture is clear.
 */
export const Backdrop = ({ className, ...scene }: SceneProps) => (
  <>
    <Scene className={classNames(classes.scene, className)} {...scene} />
    <span className={classes.shade} aria-hidden="true" />
  </>
)
