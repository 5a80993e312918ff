import { contrastsWithBackground } from './avatar-draft.ts'
import { type ColourControl, isIn } from './controls.ts'
import { PartChoices } from './part-choices.tsx'
import { Swatches } from './swatches.tsx'
import type { Studio } from './use-studio.ts'

/** The controls of the style that affect this draft. Their previews are debounced and follow the large picture. */
export function ControlsList({ studio: { style, draft, debounced, change } }: { studio: Studio }) {
  const previewed = debounced.style === style.id ? debounced : draft
  const used = style.inUse(previewed)
  return style.controls
    .filter((control) => isIn(used, control) || control.name === 'background')
    .map((control) =>
      control.kind === 'part' ? (
        <PartChoices
          key={`${style.id}-${control.name}-part`}
          control={control}
          style={style}
          draft={previewed}
          chosen={draft.parts[control.name] ?? null}
          onChange={change}
        />
      ) : (
        <Swatches
          key={`${style.id}-${control.name}-colour`}
          control={control}
          chosen={draft.colours[control.name]}
          note={noteFor(control, draft.colours)}
          onChange={change}
        />
      ),
    )
}

/** A warning if the figure hardly stands out from the background; the colour can still be chosen. */
const noteFor = ({ name }: ColourControl, colours: Readonly<Record<string, string>>) =>
  name === 'background' && !contrastsWithBackground({ colours })
    ? 'This is close to the avatar’s own colours, so it may be hard to see.'
    : undefined
