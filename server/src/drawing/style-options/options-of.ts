import type { AvatarChoices, AvatarStyleId } from '@glimmer/contract'
import { creatures } from './creatures.ts'
import { portraits } from './portraits.ts'
import { sketches } from './sketches.ts'
import type { StyleOptions } from './style-options.ts'

const optionsByStyle: Record<AvatarStyleId, StyleOptions> = { ...portraits, ...sketches, ...creatures }

/** The drawing options of a style. */
export const optionsOf = (style: AvatarStyleId): StyleOptions => optionsByStyle[style]

/** Returns the choices without those a style cannot draw, so that the description matches the drawing. */
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

/**
 * Scores how much of the choices a style can draw. Hair counts most, because some of it is meaningful to its wearer.
 */
export function coverage(choices: AvatarChoices, style: AvatarStyleId): number {
  const { feeling, hair, hairColor, extras = [] } = drawable(choices, style)
  return (hair ? 3 : 0) + extras.length * 2 + (hairColor ? 1 : 0) + (feeling ? 1 : 0)
}
