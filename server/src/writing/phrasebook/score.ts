import { openingOf } from '../critic/judge-set.ts'
import { withoutName, wordsOf } from '../critic/parsed-line.ts'
import { anchorsIn } from '../critic/rules/anchor.ts'
import { duplicateThreshold, type Fingerprint, fingerprint, similarity } from '../critic/similarity.ts'
import type { LineSpec } from '../lines/types.ts'
import type { Candidate } from './compose.ts'

/** Lines a person has heard, made ready for comparing. */
export interface History {
  openings: readonly string[]
  prints: readonly Fingerprint[]
  /** The words of each line, for finding a clause in another tense. */
  words: readonly ReadonlySet<string>[]
}

const stopWords =
  /^(?:that|this|with|have|from|what|when|will|i'll|i'm|i've|there|than|them|they|your|you're|you've|part|some|myself|would|could|their|more|only|still|little)$/

const contentWords = (words: readonly string[]): string[] =>
  words.filter((word) => word.length > 3 && !stopWords.test(word))

/** Endings aside, so that "leaves" and "leaving" meet. */
const stem = (word: string): string => word.replace(/(?:ing|es|ed|s|e)$/, '')

/** Reads a history once, for scoring many candidates against it; newest first. */
export function readHistory(recent: readonly string[], firstName: string | undefined): History {
  const nameless = recent.map((line) => withoutName(line, firstName))
  return {
    openings: nameless.map(openingOf),
    prints: nameless.map((line) => fingerprint(line)),
    words: nameless.map((line) => new Set(contentWords(wordsOf(line.toLowerCase())).map(stem))),
  }
}

/** How well a line of this many words sits in one breath. */
function lengthScore(count: number, form: LineSpec['form']): number {
  const [short, long] = form === 'if-then' ? [9, 16] : [7, 13]
  return count < short ? (count - short) * 0.4 : count > long ? (long - count) * 0.5 : 0
}

/** How fresh the opening is: the last five count most. */
function openingScore(opening: string, openings: readonly string[]): number {
  const at = openings.indexOf(opening)
  if (at === -1) return 1
  return at < 5 ? -1.5 : at < 15 ? -0.5 : 0.3
}

/** The largest share of the clause's content words that one recent line already said. */
function recentlySaid(keyClause: string, history: History): number {
  const mine = contentWords(wordsOf(keyClause)).map(stem)
  if (mine.length === 0) return 0
  return history.words.reduce((most, words, at) => {
    const share = mine.filter((word) => words.has(word)).length / mine.length
    return Math.max(most, at < 30 ? share : share * 0.1)
  }, 0)
}

/** Short words that are noticed when a sentence has them twice. */
const noticedTwice = /^(?:and|before|while|after|until|because|without|can|with|than|again|once|let|say|put)$/

/** Whether a sentence has one of its words twice, as composed ones may. */
export function repeatsItself(text: string): boolean {
  const words = wordsOf(text.toLowerCase()).filter(
    (word) => (word.length > 3 && !/^(?:part|when|i'll|that|what)$/.test(word)) || noticedTwice.test(word),
  )
  return new Set(words.map(stem)).size < words.length
}

/** A value that was asked for is welcome where the clause bears it out; elsewhere it sounds pasted on. */
function valueScore(value: Candidate['value'], asked: boolean): number {
  if (value === 'unsaid') return 0
  if (value === 'odd') return -2
  return asked ? 2 : -0.2
}

/** How well a candidate sits in itself and with what was asked: the higher the better. */
export function score(candidate: Candidate, spec: LineSpec, history: History): number {
  const words = wordsOf(candidate.text.replace('{name}, ', '').toLowerCase())
  const anchors = anchorsIn(words)
  return (
    lengthScore(words.length, spec.form) +
    openingScore(openingOf(candidate.text.replace('{name}, ', '')), history.openings) -
    3 * recentlySaid(candidate.keyClause, history) +
    (anchors === 0 ? -2 : anchors < 5 ? 0.5 : 0) +
    (candidate.usesSituation ? 2.4 : 0) +
    valueScore(candidate.value, spec.value !== undefined)
  )
}

/** The words of a candidate's clause that any of these lines has, as a share. */
function shared(keyClause: string, { words }: History): number {
  const mine = contentWords(wordsOf(keyClause)).map(stem)
  return mine.length === 0 ? 0 : mine.filter((word) => words.some((line) => line.has(word))).length / mine.length
}

/** How near a candidate comes to lines the person called true: their way of opening, and the things they speak of. */
export function likedScore({ text, keyClause }: Candidate, liked: History): number {
  const opens = liked.openings.includes(openingOf(text.replace('{name}, ', '')))
  return (opens ? 0.8 : 0) + 0.8 * shared(keyClause, liked)
}

/** How far a candidate speaks of the same thing as the line it is to replace. */
export const similarityScore = ({ text }: Candidate, replaced: History): number =>
  8 * shared(text.toLowerCase(), replaced)

/** How much a candidate sounds like something heard: from 0, and far more once it would be the same line again. */
export function repetitionPenalty(candidate: Candidate, history: History): number {
  const print = fingerprint(candidate.text.replace('{name}, ', ''))
  const nearest = history.prints.reduce((most, other) => Math.max(most, similarity(print, other)), 0)
  return nearest > duplicateThreshold ? 6 : 2 * Math.max(0, nearest - 0.3)
}
