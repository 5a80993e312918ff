import {
  type GenerateSet,
  type Level,
  type Pack,
  type SetPart,
  setParts,
  type Theme,
  type Value,
} from '@glimmer/contract'
import type { Brief } from '#ports/writer.ts'
import { themesForNote } from '#writing/note/themes-for-note.ts'
import { randomFrom } from '#writing/phrasebook/random.ts'
import { drawSubject } from '#writing/phrasebook/set-subjects.ts'
import { briefOf, type Person } from '../affirmations/index.ts'

/** The themes of each pack, used if the request names none. */
const packThemes: Record<Pack, readonly Theme[]> = {
  'an-exam': ['focus', 'confidence'],
  'an-interview': ['confidence', 'courage'],
  'a-hard-talk': ['boundaries', 'courage'],
  bedtime: ['sleep', 'calm'],
}

/** Values that suit everybody, used if the user has chosen none. */
const anybodys: readonly Value[] = ['kindness', 'patience', 'honesty', 'care', 'curiosity', 'courage']

/** The acceptance part is on step 1 or 2, the evidence part on step 4; the others are on the user's own step. */
const acceptance = 2
const evidence: Level = 4

export const themesOf = ({ themes, pack }: GenerateSet): readonly Theme[] => themes ?? (pack ? packThemes[pack] : [])

/**
 * The five briefs of a set, in order, as five parts of one thought: all share a theme, a subject, a situation and a time of
 * day.
 * Only one of them is about a value, and in a pack the plan is always an if-then plan. The bedtime pack is for the
 * night, whenever it is requested.
 */
export function setBriefs(person: Person, request: GenerateSet, now: Date, key: string): Brief[] {
  const { pack, mood, note, value, situation = pack } = request
  const drawn = randomFrom(`set|${key}`)
  const theme = drawn.pick(themesForNote(note, themesOf(request), 'first-person'))
  const common = { themes: [theme], mood, note, situation }
  const setSubject = drawSubject(theme, randomFrom(`subject|${key}`))
  const brief = (part: SetPart, more: Partial<Pick<Brief, 'form' | 'level' | 'value'>> = {}): Brief => ({
    ...briefOf(person, { ...common, ...more }, now, `${key} ${part}`),
    ...(pack === 'bedtime' && { partOfDay: 'night' }),
    value: more.value,
    part,
    setSubject,
  })
  const plans = pack ? (['if-then'] as const) : (['if-then', 'question'] as const)
  const plain = { form: 'first-person' } as const
  const parts: Record<SetPart, () => Brief> = {
    acceptance() {
      const standing = brief('acceptance', plain)
      return { ...standing, level: Math.min(acceptance, standing.level) as Level }
    },
    value: () =>
      brief('value', { ...plain, value: value ?? drawn.pick(person.values.length > 0 ? person.values : anybodys) }),
    evidence: () => brief('evidence', { ...plain, level: evidence }),
    plan: () => brief('plan', { form: drawn.pick(plans) }),
    free: () => brief('free', request.form && { form: request.form }),
  }
  return setParts.map((part) => parts[part]())
}
