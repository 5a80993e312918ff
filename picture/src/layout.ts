export interface TextBox {
  width: number
  height: number
  /** Font sizes in pixels, the largest first. */
  sizes: readonly [number, ...number[]]
  /** The line height, in font sizes. */
  leading: number
}

export interface TextLayout {
  size: number
  lines: readonly string[]
}

/** Measures text at a font size, in pixels. */
export type Measure = (words: string, size: number) => number

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const graphemes = (word: string) => Array.from(segmenter.segment(word), ({ segment }) => segment)

/** Splits a word too wide for a line into pieces that fit, at grapheme boundaries. */
function pieces(word: string, fits: (words: string) => boolean): string[] {
  if (fits(word)) return [word]
  const parts = ['']
  for (const grapheme of graphemes(word)) {
    const grown = `${parts.at(-1)}${grapheme}`
    if (grown === grapheme || fits(grown)) parts[parts.length - 1] = grown
    else parts.push(grapheme)
  }
  return parts
}

function wrap(words: readonly string[], fits: (words: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of words) {
    const grown = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && fits(grown)) lines[lines.length - 1] = grown
    else lines.push(...pieces(word, fits))
  }
  return lines
}

/** Wraps to the same number of lines as greedy wrapping, but with lines as even as possible. */
function balance(words: readonly string[], width: number, measured: (words: string) => number): string[] {
  const within = (limit: number) => wrap(words, (candidate) => measured(candidate) <= limit)
  const widest = within(width)
  const longestWord = Math.max(...words.map(measured))
  let [narrow, wide] = [Math.min(longestWord, width), width]
  while (wide - narrow > 1) {
    const middle = (narrow + wide) / 2
    if (within(middle).length === widest.length) wide = middle
    else narrow = middle
  }
  return within(wide)
}

/** Breaks a text into even lines, at the largest size that fits the room; at the smallest if none does. */
export function layOut(text: string, { width, height, sizes, leading }: TextBox, measure: Measure): TextLayout {
  const words = text.split(/\s+/).filter(Boolean)
  const tried = sizes.map((size) => ({ size, lines: balance(words, width, (part) => measure(part, size)) }))
  const whole = ({ lines, size }: TextLayout) =>
    lines.length * size * leading <= height && words.every((word) => measure(word, size) <= width)
  const [largest] = sizes
  return tried.find(whole) ?? tried.at(-1) ?? { size: largest, lines: [text] }
}
