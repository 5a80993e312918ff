import type { Form, Level, Mood, SetPart, Situation, Theme, Value } from '@glimmer/contract'
import { criticFor } from '../critic/judge.ts'
import { levelForMood } from '../ladder/climb.ts'
import type { LineSpec, PartOfDay } from '../lines/types.ts'
import { insertName, sayableName } from '../second-person/first-name.ts'
import { chooseCurated } from './choose-curated.ts'
import { type Candidate, compose } from './compose.ts'
import { describe } from './describe.ts'
import { type Random, randomFrom } from './random.ts'
import { likedScore, readHistory, repeatsItself, repetitionPenalty, score, similarityScore } from './score.ts'

/** What a person asks for. There is no place for their note: what is not read cannot be echoed. */
export interface Request {
  themes: readonly Theme[]
  form: Form
  level: Level
  mood?: Mood | undefined
  value?: Value | undefined
  situation?: Situation | undefined
  firstName?: string | undefined
  partOfDay: PartOfDay
  seed: string
  recent: readonly string[]
  /** Lines the person called true, newest first. */
  liked?: readonly string[] | undefined
  /** The line that was too much: this one takes its place. */
  gentlerThan?: string | undefined
  /** What the line is for in a set. */
  part?: SetPart | undefined
}

/** A line that has passed the critic. */
export interface Line {
  text: string
  description: string
  themes: readonly Theme[]
  form: Form
  level: Level
  origin: 'curated' | 'ai'
  charged: boolean
}

/** How many candidates compete, how many of the best are held against the past, and how many the critic sees. */
const candidates = 64
/** A gentler line is sought among more, so that one about the same thing is found. */
const gentlerCandidates = 320
const compared = 24
const judged = 12

/** On the heaviest days these are offered beside the person's own themes. */
const gentlest: readonly Theme[] = ['calm', 'self-kindness']

function randomOf({ seed, themes, form, level, mood, value, situation, partOfDay }: Request): Random {
  return randomFrom([seed, themes.join('+'), form, level, mood, value, situation, partOfDay].join('|'))
}

/** The curated line that fits this person now: never charged, the same for the same request. */
export function curatedLine(request: Request): Line {
  const level = levelForMood(request.level, request.mood)
  const themes = request.mood === 'heavy' ? [...new Set([...request.themes, ...gentlest])] : request.themes
  const recent = request.gentlerThan ? [request.gentlerThan, ...request.recent] : request.recent
  const wanted = { ...request, themes, level, recent, firstName: sayableName(request.firstName) }
  const { text, why, theme, ...line } = chooseCurated(wanted, randomOf(request))
  return {
    text,
    description: why,
    themes: [theme],
    form: line.form,
    level: line.level,
    origin: 'curated',
    charged: false,
  }
}

/** The best-scored candidate the critic lets through; one with a soft fault only when none is without. */
function best(spec: LineSpec, request: Request, random: Random): string | undefined {
  const firstName = sayableName(request.firstName)
  const history = readHistory(request.recent, firstName)
  const liked = readHistory(request.liked ?? [], firstName)
  const replaced = readHistory(request.gentlerThan ? [request.gentlerThan] : [], firstName)
  const critic = criticFor({ ...spec, firstName, recent: request.recent })
  const worth = (candidate: Candidate): number =>
    score(candidate, spec, history) + likedScore(candidate, liked) + similarityScore(candidate, replaced)
  const count = request.gentlerThan ? gentlerCandidates : candidates
  const ranked = Array.from({ length: count }, () => compose(spec, random))
    .filter(({ text, isCoherent }) => isCoherent && !repeatsItself(text))
    .map((candidate: Candidate) => ({ candidate, score: worth(candidate) + random.next() }))
    .sort((a, b) => b.score - a.score)
    .slice(0, compared)
    .map(({ candidate, score }) => ({ candidate, score: score - repetitionPenalty(candidate, history) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, judged)
  let second: string | undefined
  for (const { candidate } of ranked) {
    const text = insertName(candidate.text, firstName)
    if (text === request.gentlerThan) continue
    const { verdict, faults } = critic(text)
    if (verdict === 'pass' && faults.length === 0) return text
    if (verdict === 'pass') second ??= text
  }
  return second
}

/**
 * Writes a fresh line: composed and charged, or, on the heaviest days and when nothing passes, curated and free.
 * The same request gives the same line.
 */
export function writeLine(request: Request): Line {
  if (request.mood === 'heavy') return curatedLine(request)
  const random = randomOf(request)
  const level = levelForMood(request.level, request.mood)
  const theme = random.pick(request.themes)
  const { form, value, situation, partOfDay, part } = request
  const spec: LineSpec = { theme, form, level, value, situation, partOfDay, part }
  const text = best(spec, request, random)
  if (text === undefined) return curatedLine(request)
  return { text, description: describe(spec, random), themes: [theme], form, level, origin: 'ai', charged: true }
}
