import type { Line } from '../sources/find-voice-source.ts'
import { type StandIn, tellOrStandIn } from '../sources/play-or-stand-in.ts'
import { listening } from '../sources/playback-settings.ts'
import type { Means } from '../sources/voice-source.ts'
import { type LinePlayer, linePlayer } from '../transport/line-player.ts'
import type { Playing } from '../transport/playing.ts'

export interface Narrator {
  means: Means
  voice: string
  userId: string
}

/** Tells one line at a time. Whoever stood in once goes on doing so. */
export function tellLines(narrator: Narrator, onPlaying: (playing: Playing) => void, onStandIn: (why: string) => void) {
  let player: LinePlayer | undefined
  let { means } = narrator
  let level = 1

  const standIn = (found: StandIn) => {
    means = found.means
    onStandIn(found.why)
  }
  return {
    tell(line: Line) {
      player?.close()
      const idempotencyKey = crypto.randomUUID()
      const mine = linePlayer(
        (signal) => tellOrStandIn(line, { ...narrator, means, idempotencyKey, signal }, standIn),
        listening,
      )
      player = mine
      mine.loudness(level)
      mine.subscribe(() => {
        if (mine === player) onPlaying(mine.get())
      })
      void mine.play()
    },
    pause: () => player?.pause(),
    resume: () => void player?.play(),
    loudness(next: number) {
      level = next
      player?.loudness(next)
    },
    close() {
      player?.close()
      player = undefined
    },
  }
}
