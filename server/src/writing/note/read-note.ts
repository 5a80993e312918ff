import type { Situation, Theme } from '@glimmer/contract'
import { wordsOf } from '@glimmer/critic/parsed-line'
import MiniSearch from 'minisearch'
import { bank } from '../bank/bank.ts'
import type { BankLine } from '../bank/bank-line.ts'
import { isNarrow, type NoteKind } from '../bank/note-kinds.ts'
import { type Matter, matters } from './matters.ts'
import { type Topic, topics } from './topics.ts'

/** What a note means for choosing a line. It contains none of the note's words. */
export interface NoteReading {
  situation: Situation | undefined
  /** What lines may have been written for that answer it, narrow subjects before broad ones; `plain` is the last. */
  kinds: readonly NoteKind[]
  /** The themes that help, best first; empty if the note was not understood. */
  themes: readonly Theme[]
  /** How close a line is to what the note is about, from 0 to 1. */
  nearness: (line: BankLine) => number
}

/** The maximum length of a note; the rest is ignored. */
const maxLetters = 280

/** If a smaller share of the words is English, or nearly so, the note is taken to be in another language. */
const leastEnglish = 0.3

/** A word in more of the bank's lines than this says little of what a note is about. */
const mostLinesOfAWord = 120

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
  /** How many times each word is in the bank. */
  counts: ReadonlyMap<string, number>
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
  const counts = new Map<string, number>()
  for (const { text } of bank)
    for (const word of wordsOf(text.toLowerCase().replaceAll("'", ''))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const said = [...topics.map((topic) => topic.said), ...matters.flatMap((matter) => matter.said)].join(' ')
  return {
    topics: byTopic,
    lines,
    counts,
    english: new Set([...counts.keys(), ...split(timeWords), ...said.split(/[ _]/)]),
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
  return (
    byTopic
      .search(withPhrases(words).join(' '), { fuzzy: (term) => (misspelt(term) ? 0.2 : false) })
      // A misspelt word keeps its first letters: "painting" is neither "waiting" nor "parenting".
      .filter(({ terms, queryTerms }) =>
        terms.some((term) => queryTerms.some((said) => said.slice(0, 3) === term.slice(0, 3))),
      )
      .slice(0, mostTopics)
      .map(({ id }): number => id)
      .sort((one, other) => one - other)
      .flatMap((id) => topics[id] ?? [])
  )
}

const matterTerms = matters.map((matter) => matter.said.map((group) => new Set(split(group).map(plural))))

/** The most significant matter whose groups of words are all met; words must be spelt right. */
function matterOf(words: readonly string[]): Matter | undefined {
  const terms = withPhrases(words).map(plural)
  const at = matterTerms.findIndex((groups) => groups.every((group) => terms.some((term) => group.has(term))))
  return matters[at]
}

/** The note's own words that say what it is about: those that the bank uses, and not everywhere. */
const tellingWords = (words: readonly string[], { counts }: Index): string[] =>
  words.filter((word) => word.length > 2 && (counts.get(word) ?? mostLinesOfAWord) < mostLinesOfAWord)

function nearnessTo(searched: string, { lines }: Index): NoteReading['nearness'] {
  const found = lines.search(searched)
  const best = found[0]?.score ?? 1
  const scores = new Map(found.map(({ id, score }) => [id, score / best]))
  return ({ id }) => scores.get(id) ?? 0
}

type About = Pick<Topic, 'kinds' | 'inLines' | 'themes' | 'situation'>

/**
 * A loss takes precedence over everything, and the most significant narrow subject or situation over all others; good
 * news beside trouble is not what the note is about.
 */
function mainOf(about: readonly About[]): readonly About[] {
  const losses = about.filter(({ kinds }) => kinds.includes('loss'))
  if (losses.length > 0) return losses
  const [narrow] = about.filter(({ kinds, situation }) => kinds.some(isNarrow) || situation)
  if (narrow) return [narrow]
  return about.length === 1 ? about : about.filter(({ kinds }) => !kinds.includes('glad'))
}

const notUnderstood: NoteReading = { situation: undefined, kinds: ['plain'], themes: [], nearness: () => 0 }

/** What the note is about, most significant first; empty if that is not on the lists, or the note is not for reading. */
function aboutOf(note: string, words: readonly string[], known: Index): readonly About[] {
  if (orders.test(note.toLowerCase())) return []
  const english = words.filter((word) => known.english.has(word)).length
  if (english < leastEnglish * words.length) return []
  const matter = matterOf(words)
  return matter ? [matter] : topicsOf(words, known)
}

/** What lines about a subject say, whatever the words of the note; no situation, which only words can tell. */
const aboutSubject = (subject: NoteKind): readonly About[] =>
  topics
    .filter(({ kinds }) => kinds.includes(subject))
    .map(({ inLines, themes }) => ({ kinds: [subject], inLines, themes }))

/** Whether the lists do not know what a note is about, and another reader may: not of orders to the writer. */
export const needsReader = (note: string): boolean =>
  !orders.test(note.toLowerCase()) && readNote(note)?.kinds[0] === 'plain'

/**
 * Reads what a note is about. One about nothing on the lists, in another language, without letters or with instructions
 * is not understood: plain lines answer it, or those about `subject`, if another reader named one. Undefined if nothing
 * was noted.
 */
export function readNote(note: string, subject: NoteKind = 'plain'): NoteReading | undefined {
  if (note.trim() === '') return undefined
  const words = wordsOfNote(note)
  const known = index()
  const listed = aboutOf(note, words, known)
  const about = listed.length > 0 || orders.test(note.toLowerCase()) ? listed : aboutSubject(subject)
  if (about.length === 0) return notUnderstood
  const main = mainOf(about)
  const kinds = new Set(main.flatMap((each) => each.kinds))
  return {
    situation: main.find(({ situation }) => situation)?.situation,
    kinds: [...[...kinds].filter(isNarrow), ...[...kinds].filter((kind) => !isNarrow(kind)), 'plain'],
    themes: [...new Set(main.flatMap(({ themes }) => themes))],
    nearness: nearnessTo([...main.map(({ inLines }) => inLines), ...tellingWords(words, known)].join(' '), known),
  }
}
