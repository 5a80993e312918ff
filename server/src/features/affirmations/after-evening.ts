import type { Level, Theme } from '@glimmer/contract'
import { daysAfter } from '#time/wall-clock.ts'
import type { EveningAnswer, Person } from './brief.ts'

/** The answer given in the evening before `day`; older answers count only through the ladder. */
export const eveningBefore = (day: string, evening: EveningAnswer | null): EveningAnswer | undefined =>
  evening && daysAfter(evening.day, 1) === day ? evening : undefined

/** The themes that pass the test, or all of them if none does. */
const someOf = (themes: readonly Theme[], keep: (theme: Theme) => boolean): readonly Theme[] => {
  const suitable = themes.filter(keep)
  return suitable.length > 0 ? suitable : themes
}

/**
 * The themes an answer leads to: for "not quite" those the line did not have, unless the user asked for something like
 * it; otherwise more of the line's.
 */
function ledTo(themes: readonly Theme[], { response, tomorrow, themes: before }: EveningAnswer): readonly Theme[] {
  const isSame = (theme: Theme) => before.includes(theme)
  return someOf(themes, response === 'not-quite' && !tomorrow ? (theme) => !isSame(theme) : isSame)
}

/**
 * What a day's line is chosen for after the evening's answer to the line before it: "true" leads to more of its theme,
 * "not quite" to another theme, "too much" to the same one a step lower. What the user asked for takes precedence: more
 * like it, at the same step, or something gentler, a step lower; and so does a theme that they named.
 * `themes` are those that may be chosen from, `open` all that the plan includes.
 */
export function adjustForEveningAnswer(
  day: string,
  { themes, open }: { themes: readonly Theme[]; open: readonly Theme[] },
  { evening, ladder, preferences }: Pick<Person, 'evening' | 'ladder' | 'preferences'>,
): { themes: readonly Theme[]; level?: Level } {
  const before = eveningBefore(day, evening)
  if (!before) return { themes }
  const { theme, response, tomorrow } = before
  const chosen = theme && open.includes(theme) ? [theme] : ledTo(themes, before)
  if (tomorrow === 'more-like-this') return { themes: chosen, level: before.level }
  if (tomorrow !== 'gentler' && response !== 'too-much') return { themes: chosen }
  const steps = chosen.map((each) => ladder[each] ?? preferences.level)
  return { themes: chosen, level: Math.max(1, Math.min(before.level - 1, ...steps)) as Level }
}
