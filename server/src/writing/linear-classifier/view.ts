/** The features of a text: hash buckets and their values, normalised to length 1. */
export interface View {
  places: readonly number[]
  values: readonly number[]
}

/** Normalises the features found in a text. */
export function viewFrom(found: ReadonlyMap<number, number>): View {
  const length = Math.sqrt(found.values().reduce((sum, value) => sum + value * value, 0))
  return {
    places: [...found.keys()],
    values: found
      .values()
      .map((value) => value / length)
      .toArray(),
  }
}
