/** The list with one thing moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const [thing] = list.slice(from, from + 1)
  return thing === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, thing)
}
