import { keepAliveAudio } from './playlist/keep-alive-audio.ts'
import { type AudioOutlet, audioOutlet } from './sources/audio-outlet.ts'

/** An outlet that a user gesture has unlocked, for lines that come later. */
export type UnlockedOutlet = AudioOutlet

const nothing = () => undefined

/**
 * Unlocks an outlet now: it plays an inaudible sound until a playlist takes over. Call it from a user gesture, and close
 * it if no playlist does.
 */
export function unlockedOutlet(): UnlockedOutlet {
  const outlet = audioOutlet()
  const before = keepAliveAudio(outlet, { onTick: nothing, onPause: nothing, onPlay: nothing })
  before.begin()
  return {
    ...outlet,
    close() {
      before.close()
      outlet.close()
    },
  }
}
