import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { PartControl } from './controls.ts'
import { type Change, changed, type Face } from './face.ts'
import type { OpenStyle } from './open-style.ts'
import classes from './part-choices.module.css'
import { Tile } from './tile.tsx'
import { useNear } from './use-near.ts'

/** Small enough on a face to be looked at closely. */
const closeUps = new Set([
  'eyes',
  'eyebrows',
  'brows',
  'nose',
  'mouth',
  'lips',
  'glasses',
  'freckles',
  'cheeks',
  'blush',
])
/** How many are in sight before all are asked for: two rows. */
const few = 10

/** The first two rows; what is chosen is always among them. */
function firstFew<T extends { value: string | null }>(options: readonly T[], chosen: string | null): readonly T[] {
  const first = options.slice(0, few)
  const one = options.find(({ value }) => value === chosen)
  return one && !first.includes(one) ? [...first.slice(0, -1), one] : first
}

interface PartChoicesProps {
  control: PartControl
  style: OpenStyle
  /** The face the previews wear; it may lag a moment behind the large one. */
  face: Face
  chosen: string | null
  onChange: (change: Change) => void
}

/** A part of the face as pictures to choose from: this very face, with each of the variants. */
export function PartChoices({ control, style, face, chosen, onChange }: PartChoicesProps) {
  const { name, label, variants, optional } = control
  const [all, setAll] = useState(false)
  const [place, near] = useNear<HTMLFieldSetElement>()
  const [worn, setWorn] = useState<Face>()
  // Out of sight the previews stay as they were last seen.
  if (near && worn !== face) setWorn(face)
  const options = optional ? [{ value: null, label: `No ${label.toLowerCase()}` }, ...variants] : variants
  const shown = all ? options : firstFew(options, chosen)
  const close = closeUps.has(name)
  return (
    <fieldset ref={place} className={classes.group}>
      <legend>{label}</legend>
      <div className={classNames(classes.tiles, close && classes.close)}>
        {shown.map((option) => (
          <Tile
            key={option.value}
            group={name}
            label={option.label}
            close={close}
            checked={option.value === chosen}
            picture={worn ? style.draw(changed(worn, { part: name, to: option.value })) : undefined}
            onChoose={() => onChange({ part: name, to: option.value })}
          />
        ))}
      </div>
      {options.length > shown.length && (
        <Button variant="plain" small className={classes.more} onClick={() => setAll(true)}>
          Show all {options.length}
        </Button>
      )}
    </fieldset>
  )
}
