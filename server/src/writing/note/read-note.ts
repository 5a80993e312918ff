import type { Situation, Theme } from '@glimmer/contract'
import { wordsOf } from '@glimmer/critic/parsed-line'
import MiniSearch from 'minisearch'
import { bank } from '../bank/bank.ts'
import type { BankLine } from '../bank/bank-line.ts'
import { isLoose, isNarrow, type NoteKind, tiersOf } from '../bank/note-kinds.ts'
import { subjectByClues } from './clues.ts'
import { endsGlad, type Feeling, feelingOf, generalKinds, isGlad, isSurelyGlad, kindsFor } from './feeling.ts'
import type { Matter } from './matter.ts'
import { matterOf, matters } from './matters.ts'
import { spaced, withPhrases } from './phrases.ts'
import { theirSubject } from './somebody-else.ts'
import type { Topic } from './topic.ts'
import { topics } from './topics.ts'

/** What a note means for choosing a line. It contains none of the note's words. */
export interface NoteReading {
  situation: Situation | undefined
  /** What lines may have been written for that answer it, the surest subjects first; `plain` is the last. */
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
  /** The lines that a note may lead to. */
  lines: MiniSearch<BankLine>
  /** How many times each word is in the bank. */
  counts: ReadonlyMap<string, number>
  /** Words that show a note to be English: those of the bank, of the topics, and of dates and times. */
  english: ReadonlySet<string>
}

/**
 * The words of a note, without apostrophes: "can't" is one word, "I'll" does not become "ill", "it's" is "its", and
 * "mum's" becomes "mum". A typed "ill have to" is "I will have to".
 */
const wordsOfNote = (note: string): string[] =>
  note
    .slice(0, maxLetters)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(
      /\bill (?=(?:just |never |always |ever )?(?:have|be|go|get|do|lose|need|miss|see|end|fail|try)\b)/g,
      'i will ',
    )
    .replaceAll(/\b(it|he|she|that|there|what|who)['’]s\b/g, '$1s')
    .replaceAll(/['’](?:ll|s)\b/g, '')
    .replaceAll(/['’]/g, '')
    .match(/[\p{N}\p{L}]+/gu) ?? []

/** The ends of sentences. */
const ends = /[.!?;:\n]+(?= |$)|,? but /

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
  lines.addAll(bank.filter(({ needsOccasion }) => needsOccasion))
  const counts = new Map<string, number>()
  for (const { text } of bank)
    for (const word of wordsOf(text.toLowerCase().replaceAll("'", ''))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const said = [...topics.map((topic) => topic.said), ...matters.flatMap((matter) => matter.said)]
    .join(' ')
    .replaceAll('*', '')
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
function topicsOf(words: readonly string[], { topics: byTopic, english }: Index, isLong: boolean): Topic[] {
  const misspelt = (term: string): boolean => term.length > 6 && !term.includes('_') && !english.has(term)
  const said = withPhrases(words, 4).filter(
    (word) => !isLong || word.includes('_') || telling.has(word) || misspelt(word),
  )
  return (
    byTopic
      .search(said.join(' '), { fuzzy: (term) => (misspelt(term) ? 0.2 : false) })
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

/** The note's own words that say what it is about: those that the bank uses, and not everywhere. */
const tellingWords = (words: readonly string[], { counts }: Index): string[] =>
  words.filter((word) => word.length > 2 && (counts.get(word) ?? mostLinesOfAWord) < mostLinesOfAWord)

/** Searched when a line is first asked about: a note may be read for its themes alone. */
function nearnessTo(sought: string, { lines }: Index): NoteReading['nearness'] {
  let scores: ReadonlyMap<string, number> | undefined
  const search = () => {
    const found = lines.search(sought)
    const best = found[0]?.score ?? 1
    return new Map(found.map(({ id, score }) => [id, score / best]))
  }
  return ({ id }) => {
    scores ??= search()
    return scores.get(id) ?? 0
  }
}

type About = Pick<Topic, 'kinds' | 'inLines' | 'themes' | 'situation'>

/** Themes that have lines about a subject, and words of those lines. */
function placeOf(kind: NoteKind | undefined): Pick<Topic, 'inLines' | 'themes'> {
  const topic = topics.find(({ kinds: [main] }) => main !== undefined && main === kind)
  if (topic) return { inLines: topic.inLines, themes: topic.themes }
  const lines = bank.filter(({ noteKinds }) => kind && noteKinds.includes(kind))
  return { inLines: '', themes: [...new Set(lines.map(({ theme }) => theme))] }
}

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

/** In a longer note a person, or work, is only where it happens. */
const mostWordsAboutNoMore = 3

/** In a longer note other single words may be mentioned only; these say what somebody feels, or has. */
const mostWordsAboutThings = 7
const telling: ReadonlySet<string> = new Set(
  split(
    'tired exhausted knackered shattered drained lonely homesick isolated furious fuming livid jealous envious guilty guilt anxious anxiety nervous worried stressed panicking panic bored boring tearful miserable ashamed embarrassed mortified overwhelmed swamped insomnia gutted disappointed heartbroken migraine covid flu tonsillitis insecure unappreciated divorce redundant redundancy sober insomniac money skint debt debts overdraft exams gcses alevels revision scrolling doomscrolling parkrun marathon ill unwell physio finals interview presentation embarrassing',
  ),
)

/** Whether lines about a subject fit a note that may say more than that. */
const saysEnough = (kind: NoteKind): boolean => kind !== 'somebody' && !isLoose(kind)

/** What lines about a subject say, whatever the words of the note; no situation, which only words can tell. */
const aboutSubject = (subject: NoteKind): readonly About[] =>
  subject === 'plain' ? [] : [{ kinds: [subject], ...placeOf(subject) }]

/** What the note is about, most significant first; empty if that is not on the lists. */
function aboutOf(
  words: readonly string[],
  matter: Matter | undefined,
  feeling: Feeling,
  known: Index,
): readonly About[] {
  if (matter) return [{ ...placeOf(matter.kinds[0]), ...matter }]
  const clued = subjectByClues(words)
  if (clued && !(isGlad([clued]) && feeling === 'troubled')) return aboutSubject(clued)
  const isShort = words.length <= mostWordsAboutNoMore
  const isLong = words.length > mostWordsAboutThings
  return mainOf(
    topicsOf(words, known, isLong)
      .filter(({ kinds, situation }) => isShort || situation || kinds.some(saysEnough))
      // One word for joy beside trouble is not what the note is about.
      .filter(({ kinds }) => feeling !== 'troubled' || !isGlad(kinds)),
  )
}

/** Whether the note is for reading: it gives no orders and is in English. */
function isForReading(note: string, words: readonly string[], { english }: Index): boolean {
  const letters = words.filter((word) => /\p{L}/u.test(word))
  return (
    !orders.test(note.toLowerCase()) &&
    letters.filter((word) => english.has(word)).length >= leastEnglish * letters.length
  )
}

/** Whether the lists do not know what a note is about, and another reader may: not of orders to the writer. */
export const needsReader = (note: string): boolean =>
  !orders.test(note.toLowerCase()) && ['plain', ...Object.values(generalKinds)].includes(readNote(note)?.kinds[0] ?? '')

/** A later day: what happens then is not now. */
const laterDay =
  / (?:next (?:week|month|year)|(?:on|until|till|this|from|starts?|starting) (?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:\d+|a|two|three|four|five|six|a few) (?:days?|weeks?|months?)|at the weekend)(?= )/

/** Situations that a note may name days ahead, when their lines do not fit yet. */
const ofTheDay: readonly Situation[] = ['an-interview', 'an-exam', 'meeting-people']

/** What is about to happen, if it is today or tomorrow; days before, its lines are those for what is ahead. */
function onItsDay(about: About, text: string): About {
  const { situation, ...rest } = about
  if (!(situation && ofTheDay.includes(situation) && laterDay.test(text))) return about
  return { ...rest, kinds: about.kinds.length > 0 ? about.kinds : ['ahead'] }
}

/** What a note feels: where trouble is named, a word for joy that may not be meant says nothing. */
function meantBy(text: string, matter: Matter | undefined): Feeling {
  const feeling = feelingOf(text)
  const isMeant = !matter || isGlad(matter.kinds) || isSurelyGlad(text)
  return feeling === 'glad' && !isMeant ? undefined : feeling
}

/**
 * Reads what a note is about. One about nothing on the lists is answered by its feeling, if that is sure, or by lines
 * about `subject`, if another reader named one. One in another language, without letters or with instructions is not
 * understood: plain lines answer it. Undefined if nothing was noted.
 */
export function readNote(note: string, subject: NoteKind = 'plain'): NoteReading | undefined {
  if (note.trim() === '') return undefined
  const words = wordsOfNote(note)
  const known = index()
  if (!isForReading(note, words, known)) return readAs(orders.test(note.toLowerCase()) ? [] : aboutSubject(subject), [])
  const text = spaced(words)
  const matter = matterOf(note.slice(0, maxLetters).split(ends).map(wordsOfNote))
  const feeling = meantBy(text, matter)
  const general = feeling ? [generalKinds[feeling]] : []
  const found = aboutOf(words, matter, feeling, known).map((about) => onItsDay(about, text))
  const other = theirSubject(found[0]?.kinds[0], text)
  const listed = other ? aboutSubject(other) : found
  const named = [...new Set(listed.flatMap(({ kinds }) => kinds))]
  const kinds = feeling === 'both' && endsGlad(text) ? general : kindsFor(named, feeling)
  // Good news that was read as trouble, or the reverse, is answered by its feeling alone.
  const about = kinds === named || named.length === 0 ? listed : kinds.map((kind) => ({ kinds, ...placeOf(kind) }))
  return readAs(
    about.length > 0 ? about : aboutSubject(subject),
    kinds.includes('mixed') ? [] : general,
    tellingWords(words, known),
  )
}

const narrowFirst = (one: NoteKind, other: NoteKind): number => Number(isNarrow(other)) - Number(isNarrow(one))

/** The reading of what a note is about, then of its feeling. */
function readAs(about: readonly About[], general: readonly NoteKind[], telling: readonly string[] = []): NoteReading {
  const [first] = general
  const main = about.length > 0 || !first ? about : [{ kinds: general, ...placeOf(first) }]
  if (main.length === 0) return notUnderstood
  const kinds = new Set([...main.flatMap((each) => each.kinds), ...general])
  return {
    situation: main.find(({ situation }) => situation)?.situation,
    kinds: [...tiersOf([...kinds].sort(narrowFirst)).flat(), 'plain'],
    themes: [...new Set(main.flatMap(({ themes }) => themes))],
    nearness: nearnessTo([...main.map(({ inLines }) => inLines), ...telling].join(' '), index()),
  }
}
