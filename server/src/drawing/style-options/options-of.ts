import type { AvatarChoices, AvatarStyleId } from '@glimmer/contract'
import { creatures } from './creatures.ts'
import { portraits } from './portraits.ts'
import { sketches } from './sketches.ts'
import type { StyleOptions } from './style-options.ts'

const optionsByStyle: Record<AvatarStyleId, StyleOptions> = { ...portraits, ...sketches, ...creatures }

/** How a style draws what can be asked for. */
export const optionsOf = (style: AvatarStyleId): StyleOptions => optionsByStyle[style]

/** What a style can draw of what is asked: only that is drawn, and only that is said to be seen. */
export function drawable(choices: AvatarChoices, style: AvatarStyleId): AvatarChoices {
  const { feelings = {}, hair: cuts = {}, extras: worn = {}, skin: skinned, hairColor: coloured } = optionsOf(style)
  const { feeling, hair, extras = [], skin, hairColor, ...rest } = choices
  return {
    ...rest,
    ...(feeling && feelings[feeling] && { feeling }),
    ...(hair && cuts[hair] && { hair }),
    ...(skin && skinned && { skin }),
    ...(hairColor && coloured && { hairColor }),
    extras: extras.filter((extra) => worn[extra]),
  }
}

/** How much of what is asked a style can draw. Hair that means something to its wearer counts most. */
export function coverage(choices: AvatarChoices, style: AvatarStyleId): number {
  const { feeling, hair, hairColor, extras = [] } = drawable(choices, style)
  return (hair ? 3 : 0) + extras.length * 2 + (hairColor ? 1 : 0) + (feeling ? 1 : 0)
}
