import { useState } from 'react'
import { classNames } from '#lib/class-names.ts'
import { useInView } from '#lib/in-view.ts'
import { Button } from '#platform/ui/button.tsx'
import { type Change, changed, type Face } from './avatar-draft.ts'
import type { PartControl } from './controls.ts'
import type { OpenStyle } from './open-style.ts'
import classes from './part-choices.module.css'
import { Tile } from './tile.tsx'

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
/** How many are in sight before all are asked for: two or three whole rows. */
const few = { whole: 10, close: 12 } as const
/** So few more are no reason to hide them. */
const spare = 4

/** The first rows; what is chosen is always among them. */
function firstFew<T extends { value: string | null }>(options: readonly T[], chosen: string | null, count: number) {
  if (options.length <= count + spare) return options
  const first = options.slice(0, count)
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
  const [place, near] = useInView<HTMLFieldSetElement>()
  const [worn, setWorn] = useState<Face>()
  // Out of sight the previews stay as they were last seen.
  if (near && worn !== face) setWorn(face)
  const options = optional ? [{ value: null, label: `No ${label.toLowerCase()}` }, ...variants] : variants
  const close = closeUps.has(name)
  const shown = all ? options : firstFew(options, chosen, close ? few.close : few.whole)
  const showAll = () => {
    // The button goes, and the focus with it: on to what it stood for.
    place.current?.querySelector<HTMLElement>('input:checked')?.focus()
    setAll(true)
  }
  return (
    <fieldset ref={place} className={classes.group}>
      <legend>{label}</legend>
      <div className={classNames(classes.tiles, close && classes.close)}>
        {shown.map(({ value, label: called }) => (
          <PartTile
            key={value}
            part={name}
            value={value}
            label={called}
            close={close}
            checked={value === chosen}
            style={style}
            face={worn}
            onChange={onChange}
          />
        ))}
      </div>
      {options.length > shown.length && (
        <Button variant="plain" small className={classes.more} onClick={showAll}>
          Show all {options.length}
        </Button>
      )}
    </fieldset>
  )
}

interface PartTileProps extends Pick<PartChoicesProps, 'style' | 'onChange'> {
  part: string
  value: string | null
  label: string
  close: boolean
  checked: boolean
  /** The face it is shown on; none while it is out of sight. */
  face: Face | undefined
}

/** One variant. It is drawn again for another face, and not because another variant was chosen. */
function PartTile({ part, value, label, close, checked, style, face, onChange }: PartTileProps) {
  const picture = face && style.draw(changed(face, { part, to: value }))
  const choose = () => onChange({ part, to: value })
  return <Tile group={part} label={label} close={close} checked={checked} picture={picture} onChoose={choose} />
}
