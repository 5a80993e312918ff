import type { Level, LineResponse, Mood } from '@glimmer/contract'

/** One answer to a line, and the step that line stood on. */
export interface Answer {
  response: LineResponse
  level: Level
}

/** How many lines in a row must feel true before the next step is tried: one may be luck. */
const trueInARow = 2

const within = (level: number): Level => Math.min(5, Math.max(1, level)) as Level

/**
 * Where a person's answers in one theme lead, in the order the lines were first answered. Two "true" in a row
 * climb a step, and the count begins anew; "not quite" ends the run; "too much" steps down. Only lines on the person's
 * step or above count towards a climb, and "too much" for a line above it takes nothing away: they never stood there.
 * The outcome is a fold over all answers, so a changed answer moves everything back.
 */
export function climb(start: Level, answers: readonly Answer[]): Level {
  let level = start
  let run = 0
  for (const { response, level: stood } of answers) {
    if (response === 'true' && stood >= level) run += 1
    if (response !== 'true') run = 0
    if (response === 'too-much' && stood <= level) level = within(level - 1)
    if (run === trueInARow) {
      level = within(level + 1)
      run = 0
    }
  }
  return level
}

/** The step for this mood: the lowest moods are met lower down, wherever the person stands. */
export function levelForMood(level: Level, mood: Mood | undefined): Level {
  if (mood === 'heavy') return 1
  return mood === 'low' && level > 2 ? 2 : level
}
