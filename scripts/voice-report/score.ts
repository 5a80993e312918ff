import { normalise, type WrittenWord } from '@glimmer/server/adapters/voice/normalise/normalise'
import type { SpokenWord } from '@glimmer/server/ports/voice'
import { names, type ReportLine } from './lines.ts'

/** What the ear reports of one recording; times in milliseconds, pauses in seconds. */
export interface Heard {
  words: readonly { text: string; startMs: number }[]
  /** DNSMOS, from 1 to 5: of everything, and of the speech alone. */
  overall: number
  signal: number
  /** LUFS. */
  loudness: number
  /** dBTP. */
  peak: number
  pauses: readonly (readonly [start: number, end: number])[]
  seconds: number
}

/** A recording of a line. */
export interface Recorded {
  voice: string
  line: ReportLine
  path: string
  words: readonly SpokenWord[]
}

/** Spellings that sound the same: what Whisper writes, and what our lines have. */
const sameSound: Readonly<Record<string, string>> = {
  practice: 'practise',
  practicing: 'practising',
  color: 'colour',
  realize: 'realise',
  gray: 'grey',
  learned: 'learnt',
  toward: 'towards',
  favor: 'favour',
  apologize: 'apologise',
  recognize: 'recognise',
  cozy: 'cosy',
  ok: 'okay',
  neighbor: 'neighbour',
  center: 'centre',
  honor: 'honour',
  cannot: 'can not',
  ay: 'a',
  liters: 'litres',
  kilometers: 'kilometres',
}
const contractions: readonly [RegExp, string][] = [
  [/^won't$/, 'will not'],
  [/^can't$/, 'can not'],
  [/n't$/, ' not'],
  [/'m$/, ' am'],
  [/'re$/, ' are'],
  [/'ll$/, ' will'],
  [/'ve$/, ' have'],
  [/^(it|that|what|there|here|who|how)'s$/, '$1 is'],
  [/^let's$/, 'let us'],
]

/** The words of a spoken word, with contractions and spellings evened out. */
const evened = (word: string): string[] =>
  contractions
    .reduce((text, [pattern, whole]) => text.replace(pattern, whole), sameSound[word] ?? word)
    .replaceAll("'", '')
    .split(' ')

const wordsIn = (text: string): readonly WrittenWord[] => {
  const read = normalise(text)
  return read.ok ? read.words : []
}

/** For each said word whether it was understood, and how many words were understood wrongly. */
function aligned(said: readonly string[], heard: readonly string[]): { right: boolean[]; wrong: number } {
  const table = Array.from({ length: said.length + 1 }, (_, i) =>
    Array.from({ length: heard.length + 1 }, (_, j) => (i === 0 ? j : i)),
  )
  const at = (i: number, j: number) => table[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= said.length; i++)
    for (let j = 1; j <= heard.length; j++) {
      const row = table[i] ?? []
      row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + Number(said[i - 1] !== heard[j - 1]))
    }
  const right = said.map(() => false)
  for (let [i, j] = [said.length, heard.length]; i > 0 && j > 0; ) {
    const isSame = said[i - 1] === heard[j - 1]
    if (at(i, j) === at(i - 1, j - 1) + Number(!isSame)) {
      right[i - 1] = isSame
      i--
      j--
    } else if (at(i, j) === at(i - 1, j) + 1) i--
    else j--
  }
  return { right, wrong: at(said.length, heard.length) }
}

/** What one recording shows. */
export interface Score {
  words: number
  /** Of those that are no names. */
  wrong: number
  /** Written words that are spoken otherwise than they are written, such as "£5", and how many were understood. */
  figures: number
  figuresRight: number
  /** What was heard instead of the name, for a line with one. */
  nameHeard: string
  /** How much later than said the ear hears each word, in milliseconds, if it hears the same number of words. */
  lateMs: number[]
  /** The silences between words, in seconds. */
  rests: number[]
}

/**
 * The ear writes "1 ,250" for 1,250, "0 -2 -0" for three digits, "2 -3" for two to three, "at 730" or "at 7 .30" for
 * half past seven.
 */
const figuresJoined = (understood: string) =>
  understood
    .replaceAll(/ (?=[,.]\d)/g, '')
    .replaceAll(/(?<![\d-] ?)\b(\d{1,2}) -(\d{1,2})\b(?! ?-)/g, '$1–$2')
    .replaceAll(/(\d) ?-(?=\d)/g, '$1 ')
    .replaceAll(/\b(at|by) (\d{1,2})\.?(\d\d)\b/gi, '$1 $2:$3')

/** Compares what was heard of a recording with its line. */
export function scoreOf({ line, words }: Recorded, heard: Heard): Score {
  const written = wordsIn(line.text)
  const parts = written.map(({ spoken }) => spoken.flatMap(evened))
  const understood = figuresJoined(heard.words.map(({ text }) => text).join(' '))
  const { right, wrong } = aligned(
    parts.flat(),
    wordsIn(understood).flatMap(({ spoken }) => spoken.flatMap(evened)),
  )
  const left = [...right]
  const understoodWords = parts.map((each) => left.splice(0, each.length).every(Boolean))
  const namesWrong = written.filter(({ text }, index) => names.includes(text) && !understoodWords[index]).length
  const isFigure = written.map(
    ({ text, spoken }) => !names.includes(text) && (/[^\p{L}'’-]/u.test(text) || spoken.join('') !== plainOf(text)),
  )
  const isSameCount = words.length === heard.words.length
  return {
    words: parts.flat().length,
    wrong: wrong - namesWrong,
    figures: isFigure.filter(Boolean).length,
    figuresRight: isFigure.filter((is, index) => is && understoodWords[index]).length,
    nameHeard: line.name ? (/^(.*?),? you can/i.exec(understood)?.[1] ?? understood) : '',
    lateMs: isSameCount ? words.map(({ startMs }, index) => startMs - (heard.words[index]?.startMs ?? 0)) : [],
    rests: heard.pauses
      .filter(([start, end]) => start > 0.01 && end < heard.seconds - 0.05)
      .map(([start, end]) => end - start),
  }
}

const plainOf = (text: string) => text.toLowerCase().replaceAll('’', "'").replaceAll('-', '')
