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

/**
 * What a day's line is chosen for, after what was said of the line before it: "true" asks for more of its theme, "not
 * quite" for another theme, "too much" for the same one a step lower. `themes` are those that may be chosen from.
 */
export function afterEvening(
  day: string,
  themes: readonly Theme[],
  { evening, ladder, preferences }: Pick<Person, 'evening' | 'ladder' | 'preferences'>,
): { themes: readonly Theme[]; level?: Level } {
  const before = eveningBefore(day, evening)
  if (!before) return { themes }
  const isSame = (theme: Theme) => before.themes.includes(theme)
  if (before.response === 'not-quite') return { themes: someOf(themes, (theme) => !isSame(theme)) }
  const same = someOf(themes, isSame)
  if (before.response === 'true') return { themes: same }
  const steps = same.map((theme) => ladder[theme] ?? preferences.level)
  return { themes: same, level: Math.max(1, Math.min(before.level - 1, ...steps)) as Level }
}
