import type { Situation } from '@glimmer/contract'
import { wordsOf } from '@glimmer/critic/parsed-line'
import MiniSearch from 'minisearch'
import { bank } from '../bank/bank.ts'
import type { BankLine } from '../bank/bank-line.ts'
import type { NoteKind } from '../bank/note-kinds.ts'
import { type Topic, topics } from './topics.ts'

/** What a note means for choosing a line. It contains none of the note's words. */
export interface NoteReading {
  situation: Situation | undefined
  /** What the note is about, as far as lines were written for it. */
  kinds: readonly NoteKind[]
  /** How close a line is to what the note is about, from 0 to 1. */
  nearness: (line: BankLine) => number
}

/** The maximum length of a note; the rest is ignored. */
const maxLetters = 280

/** If a smaller share of the words is English, or nearly so, the note is taken to be in another language. */
const leastEnglish = 0.3

/** The maximum number of topics per note. */
const mostTopics = 3

/** Instructions to the writer rather than a description of the day. */
const orders =
  /\b(?:ignore|disregard|forget|override) (?:all |any |the |your |my |these |those |previous |above |earlier )*(?:rules?|instructions?|prompts?|guidelines?)\b|\bsystem prompt\b|\b(?:system|assistant|user):|\byou are now\b|(?:^|[.,;:!?] ?)write (?:a|an|me|the|this|exactly|only)\b|\b(?:print|output|repeat) (?:exactly|the (?:words?|following)|after me)\b/

const lineWord = (word: string): string | null =>
  word.length < 3 && word !== 'no' ? null : word.replace(/(?:ing|ness|es|ed|s|e)$/, '')

const plural = (word: string): string => (word.length > 5 ? word.replace(/(?<!s)s$/, '') : word)

/** Words of dates and times, which occur in many notes and in hardly any line. */
const timeWords =
  'one two three four five six seven eight nine ten eleven twelve half past monday tuesday wednesday thursday friday saturday sunday today tonight tomorrow yesterday'

interface Index {
  topics: MiniSearch<Topic & { id: number }>
  lines: MiniSearch<BankLine>
  /** Words that show a note to be English: those of the bank, of the topics, and of dates and times. */
  english: ReadonlySet<string>
}

/**
 * The words of a note, without apostrophes: "can't" is one word, "I'll" does not become "ill", and "mum's" becomes
 * "mum".
 */
const wordsOfNote = (note: string): string[] =>
  note
    .slice(0, maxLetters)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’](?:ll|s)\b/g, '')
    .replaceAll(/['’]/g, '')
    .match(/\p{N}*\p{L}+/gu) ?? []

/** Words, with the phrases of two, three and four words that they form. */
const withPhrases = (words: readonly string[]): string[] =>
  [1, 2, 3, 4].flatMap((length) =>
    words.slice(0, Math.max(0, words.length - length + 1)).map((_, at) => words.slice(at, at + length).join('_')),
  )

const split = (text: string): string[] => text.split(' ')

function buildIndex(): Index {
  const byTopic = new MiniSearch<Topic & { id: number }>({
    fields: ['said'],
    tokenize: split,
    processTerm: plural,
  })
  byTopic.addAll(topics.map((topic, id) => ({ ...topic, id })))
  const lines = new MiniSearch<BankLine>({
    fields: ['text'],
    tokenize: wordsOf,
    processTerm: (word) => lineWord(word.toLowerCase()),
  })
  lines.addAll(bank)
  const bankWords = bank.flatMap(({ text }) => wordsOf(text.toLowerCase().replaceAll("'", '')))
  return {
    topics: byTopic,
    lines,
    english: new Set([...bankWords, ...split(timeWords), ...topics.flatMap(({ said }) => said.split(/[ _]/))]),
  }
}

let built: Index | undefined

/** Built once, with the first note. */
function index(): Index {
  built ??= buildIndex()
  return built
}

/** The topics of these words, most significant first. A word that is not English may be misspelt. */
function topicsOf(words: readonly string[], { topics: byTopic, english }: Index): Topic[] {
  const misspelt = (term: string): boolean => term.length > 6 && !term.includes('_') && !english.has(term)
  return byTopic
    .search(withPhrases(words).join(' '), { fuzzy: (term) => (misspelt(term) ? 0.2 : false) })
    .slice(0, mostTopics)
    .map(({ id }): number => id)
    .sort((one, other) => one - other)
    .flatMap((id) => topics[id] ?? [])
}

function nearnessTo(about: readonly Topic[], { lines }: Index): NoteReading['nearness'] {
  const found = lines.search(about.map(({ inLines }) => inLines).join(' '))
  const best = found[0]?.score ?? 1
  const scores = new Map(found.map(({ id, score }) => [id, score / best]))
  return ({ id }) => scores.get(id) ?? 0
}

/**
 * A loved one's illness takes precedence over everything; and good news beside trouble is not what the note is about.
 */
function kindsOf(about: readonly Topic[]): NoteKind[] {
  const kinds = about.flatMap(({ kind }) => kind ?? [])
  const isIll = kinds.includes('illness')
  if (kinds.includes('loss') || (isIll && (kinds.includes('family') || kinds.includes('friends')))) return ['loss']
  return kinds
    .filter((kind) => kind !== 'glad' || about.length === 1)
    .map((kind): NoteKind => (kind === 'illness' ? 'tired' : kind))
}

/**
 * Reads what a note is about, if it mentions a listed topic. Undefined if it does not, is in another language, or gives
 * instructions: the line is then chosen as if there were no note.
 */
export function readNote(note: string): NoteReading | undefined {
  const words = wordsOfNote(note)
  if (words.length === 0 || orders.test(note.toLowerCase())) return undefined
  const known = index()
  const english = words.filter((word) => known.english.has(word)).length
  if (english / words.length < leastEnglish) return undefined
  const about = topicsOf(words, known)
  if (about.length === 0) return undefined
  return {
    situation: about.find(({ situation }) => situation)?.situation,
    kinds: kindsOf(about),
    nearness: nearnessTo(about, known),
  }
}
