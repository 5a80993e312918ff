import { themes as everyTheme, type Level } from '@glimmer/contract'
import type { Search, Wanted } from './choose-line.ts'

/** The themes every plan opens: what stands in when all of a person's own lines have been heard. */
const openToAll = everyTheme.slice(0, 7)

/** The steps below one, nearest first: a line is never above the step asked. */
const stepsBelow = (level: Level): readonly Level[] => ([4, 3, 2, 1] as const).filter((step) => step < level)

/**
 * Lines written for the situation that was named: on the person's step, on the two below it, then said plainly, for a
 * question or a plan about something else would be further off. A plan of a set stays a plan.
 */
export function speakingSearches({ themes, form, level, situation, part }: Wanted): readonly Search[] {
  if (!situation) return []
  const near = stepsBelow(level).slice(0, 2)
  const inForm = { themes, form, only: 'speaking' } as const
  const plainly = { themes, levels: [level, ...near], form: 'first-person', only: 'speaking' } as const
  const staysInForm = form === 'first-person' || form === 'distanced' || part !== undefined
  return [{ ...inForm, levels: [level] }, { ...inForm, levels: near }, ...(staysInForm ? [] : [plainly])]
}

/**
 * Lines that answer a note: on the person's step, on the two below it, then said plainly. A situation that
 * was named goes before the note.
 */
export function noteSearches({ themes, form, level, nearNote, part }: Wanted): readonly Search[] {
  if (!nearNote) return []
  const levels = [level, ...stepsBelow(level).slice(0, 2)]
  const staysInForm = form === 'first-person' || form === 'distanced' || part !== undefined
  return [
    { themes, levels: [level], form, only: 'answering' },
    { themes, levels, form, only: 'answering' },
    ...(staysInForm ? [] : [{ themes, levels, form: 'first-person', only: 'answering' } as const]),
  ]
}

/**
 * Lines that can be said in any case, from the closest to what is kind anyway: theme and form on the person's step, then
 * on gentler ones, then said plainly, then in any form, then other themes.
 */
export function anyDaySearches({ themes, form, level }: Wanted): readonly [Search, Search, ...Search[]] {
  const gentler = stepsBelow(level)
  const both = [level, ...gentler]
  const plainly = 'first-person'
  const only = undefined
  return [
    { themes, levels: [level], form, only },
    { themes, levels: gentler, form, only },
    { themes, levels: [level], form: plainly, only },
    { themes, levels: gentler, form: plainly, only },
    { themes, levels: both, form: 'question', only },
    { themes, levels: both, form: 'if-then', only },
    { themes: openToAll, levels: both, form, only },
    { themes: openToAll, levels: both, form: plainly, only },
  ]
}
