import type { Level, Theme } from '@glimmer/contract'
import { randomFrom } from '../phrasebook/random.ts'

/** The levels a user's answers have led to, by theme. */
export type Ladder = Readonly<Partial<Record<Theme, Level>>>

/**
 * Chooses the themes to write for, and their level, if no level was requested. A user's level differs by theme: one
 * theme is drawn by the seed, and those at the same level may join it. Themes without answers are at `start`.
 */
export function chooseThemes(
  themes: readonly Theme[],
  ladder: Ladder,
  start: Level,
  seed: string,
): { themes: readonly Theme[]; level: Level } {
  const stepOf = (theme: Theme): Level => ladder[theme] ?? start
  const drawn = randomFrom(`step|${seed}`).pick(themes)
  const level = stepOf(drawn)
  return { themes: themes.filter((theme) => stepOf(theme) === level), level }
}
