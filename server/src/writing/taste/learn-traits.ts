import type { LineResponse, Theme } from '@glimmer/contract'
import { withoutName } from '@glimmer/critic/parsed-line'
import { findLine } from '../bank/find-line.ts'
import type { ThemeWeights } from '../ladder/choose-themes.ts'
import { linesWith, type Trait, traitsOf } from './traits.ts'

/** A line and how it felt. */
export interface Answered {
  text: string
  themes: readonly Theme[]
  response: LineResponse
}

/** How many of the latest lines that felt true new ones are to be like. */
const mostFeltTrue = 12

/** The lines that felt true, latest first. */
export const feltTrue = (answers: readonly Answered[]): string[] =>
  answers.flatMap(({ text, response }) => (response === 'true' ? [text] : [])).slice(0, mostFeltTrue)

const traitsOfAnswered = ({ text, themes }: Answered, firstName: string | undefined): Trait[] => [
  ...traitsOf(withoutName(text, firstName)),
  ...themes.map((theme) => `theme ${theme}` as const),
  ...(findLine(text, firstName)?.line.isDry ? (['dry'] as const) : []),
]

/** The answer "true" to each of these lines. */
export const answersTrue = (texts: readonly string[]) =>
  texts.map((text) => ({ text, themes: [], response: 'true', isOwn: false }) as const)

/** How strongly weights are held at nought, so that few answers say little, and how often they are adjusted. */
const held = 0.7
const rounds = 60
const step = 0.1

const chanceOf = (logit: number): number => 1 / (1 + Math.exp(-logit))

/**
 * Learns from a user's answers how much better than their other lines those with a trait felt, all traits together: a
 * logistic regression with a ridge, in the natural logarithm of the odds. Where all answers are the same, nothing is
 * learnt.
 */
export function learnTraits(answers: readonly Answered[], firstName: string | undefined): ReadonlyMap<Trait, number> {
  const weights = new Map<Trait, number>()
  if (new Set(answers.map(({ response }) => response)).size < 2) return weights
  const examples = answers.map((answer) => ({
    traits: traitsOfAnswered(answer, firstName),
    felt: answer.response === 'true' ? 1 : 0,
  }))
  let usual = 0
  for (let round = 0; round < rounds; round++) {
    const slopes = new Map<Trait, number>()
    let slope = 0
    for (const { traits, felt } of examples) {
      const off = felt - chanceOf(traits.reduce((sum, trait) => sum + (weights.get(trait) ?? 0), usual))
      slope += off
      for (const trait of traits) slopes.set(trait, (slopes.get(trait) ?? 0) + off)
    }
    usual += 0.5 * step * slope
    for (const [trait, of] of slopes)
      weights.set(trait, (weights.get(trait) ?? 0) + step * (of - held * (weights.get(trait) ?? 0)))
  }
  return weights
}

/** From this weight on, in either direction, something is said about a trait that this many lines had. */
const telling = 0.3
const leastLines = 3
const mostFindings = 4

/** What is taken from a user's answers, in sentences for them: about lines, never about who they are or how they feel. */
export function findingsFrom(answers: readonly Answered[], firstName: string | undefined): string[] {
  const lines = Map.groupBy(
    answers.flatMap((answer) => traitsOfAnswered(answer, firstName)),
    (trait) => trait,
  )
  const byWeight = [...learnTraits(answers, firstName)]
    .filter(([trait]) => (lines.get(trait)?.length ?? 0) >= leastLines)
    .sort(([, one], [, other]) => other - one)
  const better = byWeight.filter(([, weight]) => weight >= telling).slice(0, mostFindings)
  const worse = byWeight.filter(([, weight]) => weight <= -telling).slice(-mostFindings)
  return [
    ...better.map(([trait]) => `${linesWith(trait)} felt true more often.`),
    ...worse.reverse().map(([trait]) => `${linesWith(trait)} felt true less often.`),
  ]
}

/** How often a theme is drawn relative to one of which nothing is known, at most and at least. */
const mostOften = 20

/** How often each theme is to be drawn, by how its lines felt; undefined if nothing is known of that. */
export function themeWeights(answers: readonly Answered[], firstName: string | undefined): ThemeWeights | undefined {
  const learnt = learnTraits(answers, firstName)
  if (learnt.size === 0) return undefined
  return (theme) => Math.max(1 / mostOften, Math.min(mostOften, Math.exp(5 * (learnt.get(`theme ${theme}`) ?? 0))))
}
