import type { Level, Theme } from '@glimmer/contract'
import { randomFrom } from '../phrasebook/random.ts'

/** The steps a person's answers have led to, by theme. */
export type Ladder = Readonly<Partial<Record<Theme, Level>>>

/**
 * Which of the themes to write for, and on which step, when no step was asked for. A person stands elsewhere in each
 * theme: one theme is drawn by the seed, and those on the same step may join it. Themes never answered stand on `start`.
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
