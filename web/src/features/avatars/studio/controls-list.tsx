import { type ColourControl, isIn } from './controls.ts'
import { PartChoices } from './part-choices.tsx'
import { standsOut } from './stands-out.ts'
import { Swatches } from './swatches.tsx'
import { useSettled } from './use-settled.ts'
import type { Studio } from './use-studio.ts'

/** How long, in milliseconds, a hand rests before the previews follow: the large picture never waits for them. */
const restMs = 180

/** Every control of the style that counts for this face. The previews follow a moment behind the large picture. */
export function ControlsList({ studio: { open, face, change } }: { studio: Studio }) {
  const lagging = useSettled(face, restMs)
  const worn = lagging.style === open.id ? lagging : face
  const used = open.inUse(face)
  return open.controls
    .filter((control) => isIn(used, control) || control.name === 'background')
    .map((control) =>
      control.kind === 'part' ? (
        <PartChoices
          key={`${open.id}-${control.name}-part`}
          control={control}
          style={open}
          face={worn}
          chosen={face.parts[control.name] ?? null}
          onChange={change}
        />
      ) : (
        <Swatches
          key={`${open.id}-${control.name}-colour`}
          control={control}
          chosen={face.colours[control.name]}
          note={noteFor(control, face.colours)}
          onChange={change}
        />
      ),
    )
}

/** Said where a background swallows the face; it is still theirs to choose. */
const noteFor = ({ name }: ColourControl, colours: Readonly<Record<string, string>>) =>
  name === 'background' && !standsOut({ colours })
    ? 'This is close to the colours in front of it: the picture may be hard to make out.'
    : undefined
