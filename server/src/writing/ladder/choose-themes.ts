import type { Level, Theme } from '@glimmer/contract'
import type { PartOfDay } from '../bank/curated/types.ts'
import { findLine } from '../bank/find-line.ts'
import { randomFrom } from '../phrasebook/random.ts'

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

/**
 * Draws the theme of a line by the seed, evenly among those that had no turn lately: the latest half of them rests, so
 * two themes alternate.
 */
export function drawTheme(themes: readonly Theme[], lately: readonly Theme[], seed: string): Theme {
  const had = [...new Set(lately)].filter((theme) => themes.includes(theme))
  const resting = had.slice(0, Math.floor(themes.length / 2))
  return randomFrom(`theme|${seed}`).pick(themes.filter((theme) => !resting.includes(theme)))
}
