import type { PlaybackState } from '../sources/voice-source.ts'

/** A line that is not there after this time is worth a word. */
const slowMs = 2_500

const slow = 'The connection is slow. It carries on when the next line arrives.'
const skipped = 'One line wouldn’t play, so we skipped it.'
const none = 'None of these lines will play just now. Press Continue to try again.'

/** What there is to say of a playlist besides its lines; `show` is told whenever that changes. */
export function notices(lineCount: number, show: (notice: string | undefined) => void) {
  let failures = 0
  let waitedMs = 0
  /** Why another voice speaks: it holds until the end. */
  let substitute: string | undefined
  return {
    /** Lines in a row that could not be played. */
    failures: () => failures,
    standsIn(reason: string) {
      substitute = reason
      show(reason)
    },
    /** Time has passed, and the line is still on its way or not. */
    waited(ms: number, isOnItsWay: boolean) {
      const before = waitedMs
      waitedMs = isOnItsWay ? waitedMs + ms : 0
      if (before <= slowMs && waitedMs > slowMs) show(slow)
    },
    /** A line came into this phase. */
    came(phase: PlaybackState['phase']) {
      if (phase === 'failed') {
        failures++
        show(failures < lineCount ? skipped : none)
      } else if (phase === 'playing') {
        failures = 0
        show(substitute)
      }
    },
  }
}
