/**
 * A new order for what is there. What was asked for and is no longer there is passed over; what is there and was not
 * asked for, because it came meanwhile, follows in the order it had. So two tabs never lose or bring back a line.
 */
export function orderOf(there: readonly string[], wanted: readonly string[]): string[] {
  const known = new Set(there)
  const first = [...new Set(wanted)].filter((id) => known.has(id))
  const named = new Set(first)
  return [...first, ...there.filter((id) => !named.has(id))]
}
