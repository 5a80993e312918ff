import { type Fallback, findVoiceSourceOrFallback } from '../sources/fallback-source.ts'
import type { Line, VoiceChoice } from '../sources/find-voice-source.ts'
import { playbackSettings } from '../sources/playback-settings.ts'
import type { PlaybackState } from '../sources/voice-source.ts'
import { type LinePlayer, linePlayer } from '../transport/line-player.ts'

/** Plays one line at a time. A fallback that was needed once goes on being used. */
export function linesPlayer(
  choice: VoiceChoice,
  onChange: (playback: PlaybackState) => void,
  onFallback: (reason: string) => void,
) {
  let player: LinePlayer | undefined
  let { means } = choice
  let volume = 1

  const fallBack = (fallback: Fallback) => {
    means = fallback.means
    onFallback(fallback.reason)
  }
  return {
    play(line: Line) {
      player?.close()
      const idempotencyKey = crypto.randomUUID()
      const next = linePlayer(
        (signal) => findVoiceSourceOrFallback(line, { ...choice, means, idempotencyKey, signal }, fallBack),
        playbackSettings,
      )
      player = next
      next.setVolume(volume)
      next.subscribe(() => {
        if (next === player) onChange(next.get())
      })
      void next.play()
    },
    pause: () => player?.pause(),
    resume: () => void player?.play(),
    setVolume(level: number) {
      volume = level
      player?.setVolume(level)
    },
    close() {
      player?.close()
      player = undefined
    },
  }
}
