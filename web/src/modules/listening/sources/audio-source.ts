import type { WordTiming } from '@glimmer/contract'
import type { Means, Tell } from './voice-source.ts'

/** A recording and what is known of it. */
export interface Recorded {
  means: Means
  blob: Blob
  words: readonly WordTiming[]
  durationMs: number
  fallback?: boolean
}

/** Plays a recording. The words follow the audio's own clock, so they stay with the voice at every speed. */
export const audioTeller =
  ({ means, blob, words, durationMs, fallback = false }: Recorded): Tell =>
  (hearer) => {
    const url = URL.createObjectURL(blob)
    const audio = new Audio(url)
    let room: { open(on: boolean): void; close(): void } | undefined
    audio.preservesPitch = true
    audio.addEventListener('play', hearer.onPlay)
    audio.addEventListener('ended', hearer.onEnd)
    audio.addEventListener('pause', () => {
      if (!audio.ended) hearer.onRest()
    })
    // What turns out broken half way falls silent without a word.
    audio.addEventListener('error', hearer.onRest)
    return {
      means,
      words,
      durationMs,
      fallback,
      nowMs: () => audio.currentTime * 1000,
      play: () => audio.play(),
      pause: () => audio.pause(),
      seek(ms) {
        audio.currentTime = ms / 1000
      },
      shape({ rate, volume, room: wanted }) {
        audio.defaultPlaybackRate = rate
        audio.playbackRate = rate
        audio.volume = volume
        if (room) room.open(wanted)
        else if (wanted) void import('../ambience/reverb.ts').then(({ roomAround }) => (room = roomAround(audio)))
      },
      close() {
        audio.removeEventListener('error', hearer.onRest)
        audio.pause()
        audio.removeAttribute('src')
        room?.close()
        URL.revokeObjectURL(url)
      },
    }
  }
