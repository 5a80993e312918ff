import { useState } from 'react'
import { classNames } from '#lib/class-names.ts'
import { useInView } from '#lib/in-view.ts'
import { Button } from '#platform/ui/button.tsx'
import { type AvatarDraft, type Change, changed } from './avatar-draft.ts'
import classes from './choices.module.css'
import type { PartControl } from './controls.ts'
import type { LoadedStyle } from './loaded-style.ts'
import { Tile } from './tile.tsx'

/** Parts that are small in the picture, so their previews are enlarged. */
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
/** How many are shown before "Show all": two or three full rows. */
const firstCount = { whole: 10, close: 12 } as const
/** Up to this many more are shown rather than hidden behind a button. */
const tolerance = 4

/** The first rows; they always include the chosen variant. */
function firstFew<T extends { value: string | null }>(options: readonly T[], chosen: string | null, count: number) {
  if (options.length <= count + tolerance) return options
  const first = options.slice(0, count)
  const one = options.find(({ value }) => value === chosen)
  return one && !first.includes(one) ? [...first.slice(0, -1), one] : first
}

interface PartChoicesProps {
  control: PartControl
  style: LoadedStyle
  /** The draft the previews show; debounced, so it may lag behind the large picture. */
  draft: AvatarDraft
  chosen: string | null
  onChange: (change: Change) => void
}

/** The variants of a part as pictures to choose from, each applied to the draft. */
export function PartChoices({ control, style, draft, chosen, onChange }: PartChoicesProps) {
  const { name, label, variants, optional } = control
  const [all, setAll] = useState(false)
  const [group, inView] = useInView<HTMLFieldSetElement>()
  const [previewed, setPreviewed] = useState<AvatarDraft>()
  // Out of view, the previews are not updated.
  if (inView && previewed !== draft) setPreviewed(draft)
  const options = optional ? [{ value: null, label: 'None' }, ...variants] : variants
  const close = closeUps.has(name)
  const visible = all ? options : firstFew(options, chosen, close ? firstCount.close : firstCount.whole)
  const showAll = () => {
    // The button disappears, so the focus is moved to the chosen variant.
    group.current?.querySelector<HTMLElement>('input:checked')?.focus()
    setAll(true)
  }
  return (
    <fieldset ref={group} className={classNames(classes.group, classes.lazy)}>
      <legend>{label}</legend>
      <div className={classNames(classes.tiles, close && classes.close)}>
        {visible.map(({ value, label: variantLabel }) => (
          <PartTile
            key={value}
            part={name}
            value={value}
            label={variantLabel}
            close={close}
            checked={value === chosen}
            style={style}
            draft={previewed}
            onChange={onChange}
          />
        ))}
      </div>
      {options.length > visible.length && (
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
  /** The draft it is shown on; undefined until it is in view. */
  draft: AvatarDraft | undefined
}

/** One variant. It is redrawn for another draft, but not when another variant is chosen. */
function PartTile({ part, value, label, close, checked, style, draft, onChange }: PartTileProps) {
  const picture = draft && style.draw(changed(draft, { part, to: value }))
  const choose = () => onChange({ part, to: value })
  return <Tile group={part} label={label} close={close} checked={checked} picture={picture} onChoose={choose} />
}
