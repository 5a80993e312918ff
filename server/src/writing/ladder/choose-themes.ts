import type { Level, Theme } from '@glimmer/contract'
import type { PartOfDay } from '../bank/curated/types.ts'
import { findLine } from '../bank/find-line.ts'
import { type Random, randomFrom } from '../phrasebook/random.ts'

/** The levels a user's answers have led to, by theme. */
export type Ladder = Readonly<Partial<Record<Theme, Level>>>

/** The themes of somebody who chose none: sleep only when it is time for it. */
export const openAt = (themes: readonly Theme[], partOfDay: PartOfDay | undefined): readonly Theme[] =>
  partOfDay === 'evening' || partOfDay === 'night' ? themes : themes.filter((theme) => theme !== 'sleep')

/** How many of the latest lines are looked at for the themes that had their turn. */
const remembered = 24

/** The themes of the user's latest lines from the bank, newest first. */
export const themesLately = (recent: readonly string[], firstName: string | undefined): Theme[] =>
  recent.slice(0, remembered).flatMap((text) => findLine(text, firstName)?.line.theme ?? [])

/** How often each theme is drawn relative to the others. */
export type ThemeWeights = (theme: Theme) => number

/** Draws one of these by their weights. */
function drawBy(themes: readonly Theme[], weightOf: ThemeWeights, random: Random): Theme {
  const total = themes.reduce((sum, theme) => sum + weightOf(theme), 0)
  let left = random.next() * total
  for (const theme of themes) {
    left -= weightOf(theme)
    if (left < 0) return theme
  }
  return random.pick(themes)
}

/**
 * Draws the theme of a line by the seed, evenly among those that had no turn lately: the latest half of them rests, so
 * two themes alternate. With weights, it is drawn by them, and only the latest rests.
 */
export function drawTheme(
  themes: readonly Theme[],
  lately: readonly Theme[],
  seed: string,
  weightOf?: ThemeWeights,
): Theme {
  const had = [...new Set(lately)].filter((theme) => themes.includes(theme))
  const resting = had.slice(0, Math.min(weightOf ? 1 : themes.length, Math.floor(themes.length / 2)))
  return drawBy(
    themes.filter((theme) => !resting.includes(theme)),
    weightOf ?? (() => 1),
    randomFrom(`theme|${seed}`),
  )
}
