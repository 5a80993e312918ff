import { type Shape, shapes } from './frames.ts'
import classes from './share-dialog.module.css'

const names: Record<Shape, string> = { story: 'Story', square: 'Square', card: 'Card' }

/** Chooses the shape of the picture. */
export const ShapeChoice = ({ chosen, onChoose }: { chosen: Shape; onChoose: (shape: Shape) => void }) => (
  <fieldset className={classes.shapes}>
    <legend>Shape</legend>
    {shapes.map((shape) => (
      <label key={shape} className={classes.shape}>
        <input type="radio" name="shape" checked={shape === chosen} onChange={() => onChoose(shape)} />
        <span>
          <i className={classes.outline} data-shape={shape} aria-hidden="true" />
          {names[shape]}
        </span>
      </label>
    ))}
  </fieldset>
)
