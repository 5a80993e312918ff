/**
 * Reorders the ids in `there`. Ids in `wanted` that are no longer there are skipped; ids that were added meanwhile and
 * are not in `wanted` follow in their present order. So two tabs never lose a line or bring one back.
 */
export function orderOf(there: readonly string[], wanted: readonly string[]): string[] {
  const known = new Set(there)
  const first = [...new Set(wanted)].filter((id) => known.has(id))
  const named = new Set(first)
  return [...first, ...there.filter((id) => !named.has(id))]
}
