import { loadEngine } from '../../engine.ts'
import { spellingOf } from '../../spelling.ts'

const engine = loadEngine()
/** Only the sounds are wanted: spoken as fast as can be. */
const quickly = ['-voice', 'awb', '--setf', 'duration_stretch=0.1', '-ps']

/** The sounds of words as the built-in voice says them in a row, without its silences. */
export function soundsOf(words: readonly string[]): string[] {
  const spelling = spellingOf(words)
  const { printed } = engine(quickly, spelling.words.join(' '), spelling.lexicon)
  return printed.split(/\s+/).filter((sound) => sound !== '' && sound !== 'pau')
}
