import { useMemo } from 'react'
import { classNames } from '#lib/class-names.ts'
import { rafThrottle } from '#lib/raf-throttle.ts'
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx'
import type { Change } from './avatar-draft.ts'
import classes from './choices.module.css'
import type { ColourControl } from './controls.ts'

interface SwatchesProps {
  control: ColourControl
  chosen: string | undefined
  /** A remark on the current choice. */
  note?: string | undefined
  onChange: (change: Change) => void
}

/** A colour choice: the palette, and any other colour through the browser's picker. */
export function Swatches({ control: { name, label, colours }, chosen, note, onChange }: SwatchesProps) {
  const pick = useMemo(() => rafThrottle((to: string) => onChange({ colour: name, to })), [name, onChange])
  const other = chosen !== undefined && !colours.some(({ value }) => value === chosen)
  return (
    <fieldset className={classNames(classes.group, classes.lazy)}>
      <legend>{label}</legend>
      <div className={`actions gap-xs ${classes.swatches}`}>
        {colours.map(({ value, label: colourName }) => (
          <label key={value} className={classes.swatch} title={colourName}>
            <input
              className="unseen"
              type="radio"
              name={`${name}-colour`}
              checked={value === chosen}
              onChange={() => onChange({ colour: name, to: value })}
            />
            <span className={classes.colour} style={{ backgroundColor: value }} />
            <VisuallyHidden>{colourName}</VisuallyHidden>
          </label>
        ))}
        <label
          className={classes.swatch}
          data-any={!other || undefined}
          data-chosen={other || undefined}
          title="Another colour"
        >
          <input
            className="unseen"
            type="color"
            value={chosen ?? '#8c4dff'}
            onChange={(event) => pick(event.target.value)}
          />
          <span className={classes.colour} style={other ? { backgroundColor: chosen } : undefined} />
          <VisuallyHidden>{label}: another colour</VisuallyHidden>
        </label>
      </div>
      <output className={classes.note}>{note}</output>
    </fieldset>
  )
}
