import { classNames } from '#lib/class-names.ts'
import { Chip } from '#platform/ui/choices.tsx'
import classes from './dialog-form.module.css'

interface ScaleProps<T> {
  legend: string
  hint?: string
  values: readonly T[]
  nameOf: (value: T) => string
  chosen: T
  onChoose: (value: T) => void
}

/** A question whose answers are equally wide chips in a row. */
export const Scale = <T,>({ legend, hint, values, nameOf, chosen, onChoose }: ScaleProps<T>) => (
  <fieldset className={`stack gap-s ${classes.question}`}>
    <legend>{legend}</legend>
    {hint && <p className="hint">{hint}</p>}
    <div className={classNames(classes.scale, values.length > 5 && classes.sixths)}>
      {values.map((value) => (
        <Chip key={nameOf(value)} pressed={value === chosen} onClick={() => onChoose(value)}>
          {nameOf(value)}
        </Chip>
      ))}
    </div>
  </fieldset>
)
