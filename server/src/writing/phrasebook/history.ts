import type { Form, Theme } from '@glimmer/contract'
import { openingOf } from '@glimmer/critic/judge-set'
import { withoutName, wordsOf } from '@glimmer/critic/parsed-line'
import type { Brief } from '#ports/writer.ts'
import { findLine } from '../bank/find-line.ts'
import { toSecondPerson } from '../second-person/to-second-person.ts'
import { feltTrue, learnTraits } from '../taste/learn-traits.ts'
import { type Trait, traitsOf } from '../taste/traits.ts'
import { stemsOf, wordCounter } from '../taste/word-forms.ts'
import { type Shape, shapeOfForm, shapesOf } from './shapes.ts'

/** What a user has heard, and how it felt. */
export type Heard = Pick<Brief, 'recent' | 'among' | 'firstName' | 'steering' | 'gentlerThan'>

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'").replace('{name}, ', '')

/** Normalises a line to compare it: without the name, and the same in the first and the second person. */
const keyOf = (text: string): string => plain(toSecondPerson(text))

/** Words of more than three letters that are in many lines, and no image. */
const common =
  /^(?:that|this|with|have|from|what|when|will|i'll|you'll|you're|you've|allowed|learning|notice|about|after|again|been|before|can't|don't|doesn't|didn't|isn't|down|even|every|into|it's|just|like|more|most|myself|yourself|only|over|rather|some|something|still|than|their|them|then|there|they|thing|things|though|through|what's|whatever|which|while|without|would|your)$/

/** The words that make one line similar to another: those of more than three letters, without endings. */
const contentOf = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(plain(text))
      .filter((word) => word.length > 3 && !common.test(word))
      .map((word) => word.replace(/(?:ing|es|ed|s|e)$/, '')),
  )

interface Read {
  key: string
  opening: string
  shapes: readonly Shape[]
  content: readonly string[]
  stems: string
  /** Without its theme and its humour, which the bank's line says. */
  traits: readonly Trait[]
}

/**
 * Cached readings of the product's own lines, which are offered again and again. Users' own lines are never stored
 * here.
 */
const offered = new Map<string, Read>()

/** Reads one of the product's own lines, once per process: this is most of the cost of choosing a line. */
function readOffered(text: string): Read {
  const known = offered.get(text)
  if (known) return known
  const nameless = text.replace('{name}, ', '')
  const content = [...contentOf(nameless)]
  const read = {
    key: keyOf(text),
    opening: openingOf(nameless),
    shapes: shapesOf(nameless),
    content,
    stems: stemsOf(nameless),
    traits: traitsOf(nameless),
  }
  offered.set(text, read)
  return read
}

/** How many lines are read before yielding. */
const aStep = 100

/**
 * Reads the product's own lines in advance, in steps: otherwise the first user offered those of a theme would have to
 * wait.
 */
export function* warmUp(texts: Iterable<string>): Generator<void> {
  let read = 0
  for (const text of texts) {
    readOffered(text)
    if (++read % aStep === 0) yield
  }
}

/** The key of a line the user has heard, from the cache if it is one of the product's own. */
const keyOfHeard = (text: string): string => offered.get(text)?.key ?? keyOf(text)

/** The share of the content words of one of the product's own lines that others have, too. */
const shared = (text: string, others: readonly ReadonlySet<string>[]): number => {
  if (others.length === 0) return 0
  const mine = readOffered(text).content
  if (mine.length === 0) return 0
  return mine.filter((word) => others.some((other) => other.has(word))).length / mine.length
}

/** How many of the latest lines a new one should not be like, and how many count for worn openings. */
const latest = 3
const mornings = 90

/** What a line has in common with others: its first two words, its shape, or an image. */
export interface Likeness {
  opening: boolean
  shape: boolean
  image: boolean
}

/** Compares lines with these: with each for openings and shapes, and with all of them for images. */
export function likenessTo(texts: readonly string[]): (text: string, form: Form) => Likeness {
  const openings = texts.map(openingOf)
  const theirs = new Set(texts.flatMap(shapesOf))
  const content = texts.map(contentOf)
  return (text, form) => {
    const { opening, shapes } = readOffered(text)
    return {
      opening: openings.includes(opening),
      shape: shapes.some((shape) => shape !== shapeOfForm[form] && theirs.has(shape)),
      image: shared(text, content) > 0,
    }
  }
}

const inCommon = ({ opening, shape, image }: Likeness): number => Number(opening) + Number(shape) + Number(image)

/** How many of the latest openings were these. */
function countOpenings(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const opening of texts.slice(0, mornings).map(openingOf)) counts.set(opening, (counts.get(opening) ?? 0) + 1)
  return counts
}

/** A line as it may be offered. */
interface Offered {
  text: string
  form: Form
  theme: Theme
  isDry: boolean
}

/** A third line that begins with "I am" among five sounds like a list of claims (the rule for sets in the critic). */
const iAm = /^I(?:'m| am)\b/
const isOneTooMany = (text: string, latestFour: readonly string[]): boolean =>
  iAm.test(text) && latestFour.filter((one) => iAm.test(one)).length > 1

/** How much less a line counts for each thing it has in common with the others of its set. */
const alikeInSet = 12

/**
 * Scores how worn a line is: its opening by how lately and how often it came, its shape and images by the last lines,
 * and by the others of its set.
 */
function wearBy(nameless: readonly string[], { gentlerThan, among = [], firstName }: Heard) {
  const openings = nameless.slice(0, 12).map(openingOf)
  const counts = countOpenings(nameless)
  // A gentler line stays close to the one it replaces, which is the latest.
  const before = nameless.slice(gentlerThan ? 1 : 0)
  const toLast = likenessTo(before.slice(0, 1))
  const toLatest = likenessTo(before.slice(1, latest))
  const latestFour = before.slice(0, 4)
  const toSet = likenessTo(among.map((text) => withoutName(text, firstName)))
  return ({ text, form }: Offered): number => {
    const { opening } = readOffered(text)
    const worn = openings.indexOf(opening)
    return (
      (worn === -1 ? 0 : worn < 4 ? 2.5 : 1.5) +
      0.3 * (counts.get(opening) ?? 0) +
      8 * (inCommon(toLast(text, form)) + Number(isOneTooMany(text, latestFour))) +
      inCommon(toLatest(text, form)) +
      alikeInSet * inCommon(toSet(text, form))
    )
  }
}

/** How much more a line counts that has traits which felt true more often, at most, and one with a word that is wanted. */
const forTraits = 5
const mostForTraits = 14
const forWantedWord = 2.5

/** Scores how much a line is like those that felt true, and like the one it replaces. */
function tasteOf({ steering, gentlerThan, firstName }: Heard) {
  const { answers = [], wanted = [] } = steering ?? {}
  const liked = feltTrue(answers)
  const learnt = learnTraits(answers, firstName)
  const countWanted = wordCounter(wanted)
  const weightOf = (trait: Trait): number => learnt.get(trait) ?? 0
  const openings = liked.map((text) => openingOf(withoutName(text, firstName)))
  const content = liked.map(contentOf)
  const dryShare = liked.filter((text) => findLine(text, firstName)?.line.isDry).length / Math.max(1, liked.length)
  const replaced = gentlerThan ? [contentOf(withoutName(gentlerThan, firstName))] : []
  return ({ text, theme, isDry }: Offered): number => {
    const { opening, traits, stems } = readOffered(text)
    const weight = traits.reduce((sum, trait) => sum + weightOf(trait), weightOf(`theme ${theme}`))
    return (
      Math.max(-mostForTraits, Math.min(mostForTraits, forTraits * (weight + (isDry ? weightOf('dry') : 0)))) +
      (wanted.length > 0 && countWanted(stems) > 0 ? forWantedWord : 0) +
      (isDry ? 2 * dryShare : 0) +
      (openings.includes(opening) ? 0.8 : 0) +
      0.8 * shared(text, content) +
      12 * shared(text, replaced)
    )
  }
}

/** Prepares what a user has heard and liked, once, for scoring many of the product's own lines. */
export function readHistory(heard: Heard) {
  const nameless = heard.recent.map((text) => withoutName(text, heard.firstName))
  const keys = new Set(nameless.map(keyOfHeard))
  const wear = wearBy(nameless, heard)
  const taste = tasteOf(heard)
  const avoided = wordCounter(heard.steering?.avoided ?? [])
  return {
    /** Whether the user has not heard a line, and wants all of its words. */
    mayComeNow(text: string): boolean {
      const { key, stems } = readOffered(text)
      return !keys.has(key) && avoided(stems) === 0
    },
    score: (offered: Offered): number => taste(offered) - wear(offered),
  }
}

export type History = ReturnType<typeof readHistory>
