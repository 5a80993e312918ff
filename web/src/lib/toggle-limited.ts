/** Adds an item, or removes it if it is chosen. Returns the same array if adding it would exceed the limit. */
export function toggleLimited<T>(chosen: readonly T[], item: T, limit: number): readonly T[] {
  if (chosen.includes(item)) return chosen.filter((one) => one !== item)
  return chosen.length < limit ? [...chosen, item] : chosen
}
