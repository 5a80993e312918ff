import type { Level, LineResponse, Mood } from '@glimmer/contract'

/** One answer to a line, and the line's level. */
export interface Answer {
  response: LineResponse
  level: Level
}

/** How many lines in a row must feel true before the next level is tried: one may be luck. */
const trueInARow = 2

const within = (level: number): Level => Math.min(5, Math.max(1, level)) as Level

/**
 * The level a user's answers in one theme lead to, in the order the lines were first answered. Two "true" in a row go
 * up a level and restart the count; "not quite" ends the run; "too much" goes down. Only lines at the user's level or
 * above count towards going up, and "too much" for a line above it changes nothing, since they were never at that
 * level. The result is a fold over all answers, so changing an answer recomputes everything.
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

/** The level for this mood: the lowest moods use lower levels, whatever the user's own. */
export function levelForMood(level: Level, mood: Mood | undefined): Level {
  if (mood === 'heavy') return 1
  return mood === 'low' && level > 2 ? 2 : level
}
