import type { ChosenValue, Value } from '@glimmer/contract'
import { toggleLimited } from '#lib/toggle-limited.ts'

/** The API accepts this many values, and reasons of this many characters. */
export const maxValues = 5
export const maxReasonLength = 280

/** Adds or removes a value; adding a sixth has no effect. */
export function toggleValue(chosen: readonly ChosenValue[], value: Value): readonly ChosenValue[] {
  const known = chosen.find((one) => one.value === value)
  return toggleLimited(chosen, known ?? { value, reason: '' }, maxValues)
}

/** All values, the user's own first, in the order they chose them. */
export function mineFirst(all: readonly Value[], mine: readonly ChosenValue[]): Value[] {
  const own = mine.map(({ value }) => value)
  return [...own, ...all.filter((value) => !own.includes(value))]
}

/** "kindness" becomes "Kindness"; every value is a single word. */
export const valueName = (value: Value) => value.charAt(0).toUpperCase() + value.slice(1)
