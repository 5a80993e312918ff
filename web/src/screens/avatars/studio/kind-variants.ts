/** Variants that show distress, or make fun of somebody: the studio offers none of them. */
const unwelcome = /vomit|cry(?!stal)|tears?(?![a-z])|dizzy|scream|sick|blood|bruis|faint/i

/** Variants that are never drawn at random, and come last among those to choose from. */
const unkind =
  /sad|cry|angry|rage|vomit|scream|fear|dizzy|frown|skull|monster|cyclops|fang|disbelief|grimace|concerned|contempt|suspicious|tired|eating|resist|eyepatch|mask|respirator|hectic|blank|missing|sick|bruis|blood|serious|solemn|driven|explaining|unibrow|roll|nervous|sleepy|faint|plaster|pucker|wacky|bandage|heart/i

/** Whether somebody might be greeted by it. */
export const isKind = (variant: string): boolean => !unkind.test(variant)

/** What is offered of a part's variants, the kind ones first; all of them where nothing else would be left. */
export function kindFirst(variants: readonly string[]): readonly string[] {
  const welcome = variants.filter((variant) => !unwelcome.test(variant))
  const offered = welcome.length > 0 ? welcome : variants
  return [...offered.filter(isKind), ...offered.filter((variant) => !isKind(variant))]
}
