import { themes as everyTheme, type Level } from '@glimmer/contract'
import type { Search, Wanted } from './choose-line.ts'

/** The themes every plan opens: the fallback when a user has heard all lines of their own themes. */
const openToAll = everyTheme.slice(0, 7)

/** The levels below one, nearest first: a line is never above the requested level. */
const stepsBelow = (level: Level): readonly Level[] => ([4, 3, 2, 1] as const).filter((step) => step < level)

/** True if the form must stay: it is plain already, or a set requires it. */
const staysInForm = ({ form, part }: Wanted): boolean =>
  form === 'first-person' || form === 'distanced' || part !== undefined

/**
 * Searches for lines written for the named situation: at the user's level, at the two below it, then in the first
 * person, since a question or a plan about something else would be further off. A plan in a set stays a plan.
 */
export function speakingSearches(wanted: Wanted): readonly Search[] {
  const { themes, form, level, situation } = wanted
  if (!situation) return []
  const near = stepsBelow(level).slice(0, 2)
  const inForm = { themes, form, only: 'speaking' } as const
  const plainly = { themes, levels: [level, ...near], form: 'first-person', only: 'speaking' } as const
  return [{ ...inForm, levels: [level] }, { ...inForm, levels: near }, ...(staysInForm(wanted) ? [] : [plainly])]
}

/**
 * Searches for lines that answer a note: at the user's level, at the two below it, then in the first person. A named
 * situation takes precedence over the note.
 */
export function noteSearches(wanted: Wanted): readonly Search[] {
  const { themes, form, level, nearNote } = wanted
  if (!nearNote) return []
  const levels = [level, ...stepsBelow(level).slice(0, 2)]
  return [
    { themes, levels: [level], form, only: 'answering' },
    { themes, levels, form, only: 'answering' },
    ...(staysInForm(wanted) ? [] : [{ themes, levels, form: 'first-person', only: 'answering' } as const]),
  ]
}

/**
 * Searches for lines that suit any day, from the closest match to the last fallback: theme and form at the user's
 * level, then at gentler ones, then in the first person, then in any form, then in other themes.
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
