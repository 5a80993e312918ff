/** A word as written, without the punctuation around it. */
export interface FoundWord {
  text: string
  /** Offsets into the text: `text.slice(charStart, charEnd)` is the word. */
  charStart: number
  charEnd: number
}

/** Where one run of characters contains two words: "calm—kind", "he/she", "calm,kind" – but not "9–5", "7.30", "3/4" or "w/o". */
const wordBreak =
  /[—―…|]|(?<!\d)\/(?![och]\b)|\/(?=\p{L}{2})|–(?![\d£$€])|-{2,}|\.{2,}|(?<=\p{L}{2})[.!?,;:](?=\p{L})/gu

/** A symbol that is read aloud when it stands alone. */
const loneSign = /^["'“”‘’(]*([&+@=%×])["'“”‘’).,!?;:]*$/
/** Leading symbols to strip: one belongs to a word only if a number follows it. */
const openingSigns = /^(?:(?![£$€¥]\d|[-−+#][£$€¥]?\d|°[CF]\b)[^\p{L}\p{N}])+/u
const closingSigns = /[^\p{L}\p{M}\p{N}]+$/u
/** Symbols that may end a number. */
const signAfterNumber = /(?<=\p{N})(?:%|°[CF]?)(?=[^\p{L}\p{N}]*$)/u

function trim(piece: string, offset: number): FoundWord | undefined {
  const lone = loneSign.exec(piece)?.[1]
  if (lone) {
    const charStart = offset + piece.indexOf(lone)
    return { text: lone, charStart, charEnd: charStart + lone.length }
  }
  if (!/[\p{L}\p{N}]/u.test(piece)) return undefined
  const opened = piece.replace(openingSigns, '')
  const charStart = offset + piece.length - opened.length
  const sign = signAfterNumber.exec(opened)
  const text = sign ? opened.slice(0, sign.index + sign[0].length) : opened.replace(closingSigns, '')
  return { text, charStart, charEnd: charStart + text.length }
}

/** The words of a text in order, with their positions. Symbols that are read aloud ("&") count as words. */
export function findWords(text: string): FoundWord[] {
  const words: FoundWord[] = []
  for (const run of text.matchAll(/\S+/g)) {
    let offset = run.index
    for (const piece of run[0].split(wordBreak)) {
      // The pieces are in order, so searching from the end of the previous one finds the right one.
      const from = text.indexOf(piece, offset)
      const word = trim(piece, from)
      if (word) words.push(word)
      offset = from + piece.length
    }
  }
  return words
}

export type Pause = 'none' | 'breath' | 'stop'

/** How long the voice pauses for the characters between two words. */
export function pauseFor(gap: string): Pause {
  if (/[.!?…。！？\n\r\u2028\u2029]/.test(gap)) return 'stop'
  return /[,;:—―–()，、；：]|(?:^|\s)-+(?:\s|$)|--/.test(gap) ? 'breath' : 'none'
}
