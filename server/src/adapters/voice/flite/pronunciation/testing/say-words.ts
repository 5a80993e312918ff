import { loadEngine } from '../../engine.ts'
import { spellingOf } from '../../spelling.ts'

const engine = loadEngine()
/** Spoken as fast as possible: only the sounds are needed. */
const quickly = ['-voice', 'awb', '--setf', 'duration_stretch=0.1', '-ps']
/** Words per run of the engine. */
const atOnce = 50

/** The sounds of words as the built-in voice says them, split into phrases at silences. */
function phrases(words: readonly string[], between: string): string[] {
  const spelling = spellingOf(words)
  const { printed } = engine(quickly, spelling.words.join(between), spelling.lexicon)
  return printed
    .trim()
    .split(/\s*\bpau\b\s*/)
    .filter((phrase) => phrase !== '')
}

/** The sounds of words spoken in a row. */
export const soundsOf = (words: readonly string[]): string => phrases(words, ' ').join(' ')

/** The sounds of each word spoken on its own. */
export function soundsOfEach(words: readonly string[]): string[] {
  const chunks = Array.from({ length: Math.ceil(words.length / atOnce) }, (_, at) =>
    words.slice(at * atOnce, (at + 1) * atOnce),
  )
  return chunks.flatMap((chunk) => phrases(chunk, ', '))
}
