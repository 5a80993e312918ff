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
  const inForm = { themes, form, onlySpeaking: true }
  const plainly = { themes, levels: [level, ...near], form: 'first-person', onlySpeaking: true } as const
  const staysInForm = form === 'first-person' || form === 'distanced' || part !== undefined
  return [{ ...inForm, levels: [level] }, { ...inForm, levels: near }, ...(staysInForm ? [] : [plainly])]
}

/**
 * Lines that can be said in any case, from the closest to what is kind anyway: theme and form on the person's step, then
 * on gentler ones, then said plainly, then in any form, then other themes.
 */
export function anyDaySearches({ themes, form, level }: Wanted): readonly [Search, Search, ...Search[]] {
  const gentler = stepsBelow(level)
  const both = [level, ...gentler]
  const plainly = 'first-person'
  const onlySpeaking = false
  return [
    { themes, levels: [level], form, onlySpeaking },
    { themes, levels: gentler, form, onlySpeaking },
    { themes, levels: [level], form: plainly, onlySpeaking },
    { themes, levels: gentler, form: plainly, onlySpeaking },
    { themes, levels: both, form: 'question', onlySpeaking },
    { themes, levels: both, form: 'if-then', onlySpeaking },
    { themes: openToAll, levels: both, form, onlySpeaking },
    { themes: openToAll, levels: both, form: plainly, onlySpeaking },
  ]
}
