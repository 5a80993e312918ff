import { typeset } from '#lib/typeset.ts'
import { frames, type Shape } from './frames.ts'
import classes from './share-dialog.module.css'
import type { Picture } from './use-picture.ts'

/** The finished picture; its space is reserved before it is drawn. */
export const Preview = ({ picture, shape, text }: { picture: Picture; shape: Shape; text: string }) => (
  <div className={classes.preview} aria-busy={picture.isDrawing}>
    {picture.failed && !picture.isDrawing ? (
      <p role="alert">We couldn’t make the picture here. Your line is safe.</p>
    ) : (
      picture.drawn && (
        <img
          src={picture.drawn.url}
          alt={`The picture: “${typeset(text)}”`}
          width={frames[shape].width}
          height={frames[shape].height}
        />
      )
    )}
  </div>
)
