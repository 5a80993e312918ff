/** A phone as it is heard, in seconds from the start of the audio. */
export interface Segment {
  phone: string
  start: number
  end: number
}

const silences = new Set(['pau', 'h#', 'ssil', 'brth'])

/**
 * Parses the engine's listing of phones with their end times, `pau:0.209 ay:0.444 …`, and leaves out silences. Each
 * line is one utterance, whose times start again at 0.
 */
export function readSegments(printed: string): Segment[] {
  const segments: Segment[] = []
  let start = 0
  for (const line of printed.split('\n')) {
    const lineStart = start
    for (const entry of line.split(/\s+/)) {
      const colon = entry.lastIndexOf(':')
      if (colon < 0) continue
      const phone = entry.slice(0, colon)
      const end = lineStart + Number(entry.slice(colon + 1))
      if (!silences.has(phone)) segments.push({ phone, start, end })
      start = end
    }
  }
  return segments
}

const gapCost = 1
const isVowel = (phone: string) => /^[aeiou]/.test(phone)

/** Vowels weaken into other vowels and consonants into other consonants, but hardly ever into each other. */
function mismatch(one: string, other: string): number {
  if (one === other) return 0
  return isVowel(one) === isVowel(other) ? 0.6 : 1.6
}

/** The cheapest way to turn the first i heard phones into the first j expected ones, for every i and j. */
function costs(heard: readonly string[], expected: readonly string[]): Float64Array[] {
  let above = Float64Array.from({ length: expected.length + 1 }, (_, j) => j * gapCost)
  const table = [above]
  for (const phone of heard) {
    const row = new Float64Array(above.length)
    row[0] = at(above, 0) + gapCost
    for (const [j, other] of expected.entries()) {
      const matched = at(above, j) + mismatch(phone, other)
      row[j + 1] = Math.min(matched, at(above, j + 1) + gapCost, at(row, j) + gapCost)
    }
    table.push(row)
    above = row
  }
  return table
}

const at = (row: Float64Array | undefined, j: number) => row?.[j] ?? Number.POSITIVE_INFINITY

/**
 * Finds which word each heard phone belongs to, given the phones each word has on its own. Words run together when
 * spoken ("the apple" is not "the" + "apple"), so the two sequences are aligned with as few differences as possible:
 * Needleman and Wunsch, "A general method applicable to the search for similarities", 1970.
 * @returns for every heard phone the index of its word, never decreasing.
 */
export function wordOfEachPhone(heard: readonly string[], words: readonly (readonly string[])[]): number[] {
  const expected = words.flat()
  const owner = words.flatMap((phones, word) => phones.map(() => word))
  const table = costs(heard, expected)
  const result = new Array<number>(heard.length).fill(0)
  let j = expected.length
  for (let i = heard.length; i > 0; ) {
    const here = at(table[i], j)
    const matched = here === at(table[i - 1], j - 1) + mismatch(heard[i - 1] ?? '', expected[j - 1] ?? '')
    const extra = here === at(table[i - 1], j) + gapCost
    // An unexpected phone belongs to the word before it.
    if (matched || extra) result[--i] = owner[Math.max(j - 1, 0)] ?? 0
    if (matched || !extra) j -= 1
  }
  return result
}
