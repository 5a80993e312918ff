import type { PlaybackState } from '../voice-source.ts'

/** If a line has not loaded after this time, a notice says so. */
const slowMs = 2_500

const slow = 'The connection is slow. It carries on when the next line arrives.'
const skipped = 'One line wouldn’t play, so we skipped it.'
const none = 'None of these lines will play just now. Press Continue to try again.'

/** Decides which notice a playlist shows; `show` is called whenever it changes. */
export function notices(lineCount: number, show: (notice: string | undefined) => void) {
  let failures = 0
  let waitedMs = 0
  /** Why another voice is used; shown until the playlist ends. */
  let substitute: string | undefined
  return {
    /** How many lines in a row could not be played. */
    failures: () => failures,
    fallbackUsed(reason: string) {
      substitute = reason
      show(reason)
    },
    /** Call as time passes, with whether the current line is still loading. */
    waited(ms: number, isOnItsWay: boolean) {
      const before = waitedMs
      waitedMs = isOnItsWay ? waitedMs + ms : 0
      if (before <= slowMs && waitedMs > slowMs) show(slow)
    },
    /** Call when the line's player enters a phase. */
    phaseEntered(phase: PlaybackState['phase']) {
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
