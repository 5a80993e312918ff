import { type ColourControl, isIn } from './controls.ts'
import { PartChoices } from './part-choices.tsx'
import { standsOut } from './stands-out.ts'
import { Swatches } from './swatches.tsx'
import type { Studio } from './use-studio.ts'

/** Every control of the style that counts for this face. All of them follow a moment behind the large picture. */
export function ControlsList({ studio: { open, face, settled, change } }: { studio: Studio }) {
  const worn = settled.style === open.id ? settled : face
  const used = open.inUse(worn)
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
