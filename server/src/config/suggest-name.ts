/** The number of letters to insert, remove or replace to turn one word into the other (Levenshtein distance). */
function distance(from: string, to: string): number {
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [row, letter] of [...from].entries()) {
    const now = [row + 1]
    for (const [column, other] of [...to].entries()) {
      const [left = 0, above = 0, corner = 0] = [now[column], last[column + 1], last[column]]
      now.push(Math.min(left + 1, above + 1, corner + Number(letter !== other)))
    }
    last = now
  }
  return last[to.length] ?? 0
}

/**
 * Returns the candidate most similar to a word; undefined if none is within two letters (one letter, for short words).
 */
export function suggestName(word: string, candidates: readonly string[]): string | undefined {
  const most = word.length < 8 ? 1 : 2
  const [best] = candidates
    // At least as many letters have to be inserted or removed.
    .filter(({ length }) => Math.abs(length - word.length) <= most)
    .map((candidate) => ({ candidate, letters: distance(word, candidate) }))
    .filter(({ letters }) => letters > 0 && letters <= most)
    .sort((one, other) => one.letters - other.letters)
  return best?.candidate
}
