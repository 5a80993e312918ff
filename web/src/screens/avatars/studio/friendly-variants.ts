/** Variants that show distress or mock somebody; the studio offers none of them. */
const unwelcome = /vomit|cry(?!stal)|tears?(?![a-z])|dizzy|scream|sick|blood|bruis|faint/i

/** Variants that are never drawn at random, and are listed last. */
const unfriendly =
  /sad|cry|angry|rage|vomit|scream|fear|dizzy|frown|skull|monster|cyclops|fang|disbelief|grimace|concerned|contempt|suspicious|tired|eating|resist|eyepatch|mask|respirator|hectic|blank|missing|sick|bruis|blood|serious|solemn|driven|explaining|unibrow|roll|nervous|sleepy|faint|plaster|pucker|wacky|bandage|heart/i

/** Whether a variant is friendly enough to be drawn at random. */
export const isFriendly = (variant: string): boolean => !unfriendly.test(variant)

/** The variants to offer for a part, the friendly ones first; all of them if none would be left. */
export function friendlyFirst(variants: readonly string[]): readonly string[] {
  const welcome = variants.filter((variant) => !unwelcome.test(variant))
  const offered = welcome.length > 0 ? welcome : variants
  return [...offered.filter(isFriendly), ...offered.filter((variant) => !isFriendly(variant))]
}
