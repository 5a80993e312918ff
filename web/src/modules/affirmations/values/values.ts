import type { ChosenValue, Value } from '@glimmer/contract'

/** The API takes this many, and reasons of this many characters. */
export const maxValues = 5
export const maxReasonLength = 280

/** Adds or removes a value; a sixth one changes nothing. */
export function toggleValue(chosen: readonly ChosenValue[], value: Value): readonly ChosenValue[] {
  const without = chosen.filter((one) => one.value !== value)
  if (without.length < chosen.length) return without
  return chosen.length < maxValues ? [...chosen, { value, reason: '' }] : chosen
}

/** All values, the person's own first and in their order. */
export function mineFirst(all: readonly Value[], mine: readonly ChosenValue[]): Value[] {
  const own = mine.map(({ value }) => value)
  return [...own, ...all.filter((value) => !own.includes(value))]
}

/** "kindness" to "Kindness": values are single words already. */
export const valueName = (value: Value) => value.charAt(0).toUpperCase() + value.slice(1)
