import type { Level, Theme } from '@glimmer/contract'
import { daysAfter } from '#time/wall-clock.ts'
import type { EveningAnswer, Person } from '../brief.ts'

/** What was said in the evening before a day; an older answer counts through the ladder alone. */
export const eveningBefore = (day: string, evening: EveningAnswer | null): EveningAnswer | undefined =>
  evening && daysAfter(evening.day, 1) === day ? evening : undefined

/** The themes kept, or all of them where none is left. */
const someOf = (themes: readonly Theme[], keep: (theme: Theme) => boolean): readonly Theme[] => {
  const kept = themes.filter(keep)
  return kept.length > 0 ? kept : themes
}

/** The themes an answer leads to: "true" to more of the line's, "not quite" to another. */
function ledTo(themes: readonly Theme[], { response, themes: before }: EveningAnswer): readonly Theme[] {
  const isSame = (theme: Theme) => before.includes(theme)
  return someOf(themes, response === 'not-quite' ? (theme) => !isSame(theme) : isSame)
}

/**
 * What a day's line is chosen for, after what was said of the line before it: "true" asks for more of its theme, "not
 * quite" for another theme, "too much" for the same one a step lower; a theme that was named comes before that. `themes`
 * are those that may be chosen from, `open` all that the plan opens.
 */
export function afterEvening(
  day: string,
  { themes, open }: { themes: readonly Theme[]; open: readonly Theme[] },
  { evening, ladder, preferences }: Pick<Person, 'evening' | 'ladder' | 'preferences'>,
): { themes: readonly Theme[]; level?: Level } {
  const before = eveningBefore(day, evening)
  if (!before) return { themes }
  const { theme, response } = before
  const chosen = theme && open.includes(theme) ? [theme] : ledTo(themes, before)
  if (response !== 'too-much') return { themes: chosen }
  const steps = chosen.map((each) => ladder[each] ?? preferences.level)
  return { themes: chosen, level: Math.max(1, Math.min(before.level - 1, ...steps)) as Level }
}
