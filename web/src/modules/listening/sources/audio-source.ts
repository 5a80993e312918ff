import type { WordTiming } from '@glimmer/contract'
import type { CreateVoiceSource, Means } from './voice-source.ts'

/** A recording and what is known of it. */
export interface Recording {
  means: Means
  blob: Blob
  words: readonly WordTiming[]
  durationMs: number
  fallback?: boolean
}

/** Plays a recording. The words follow the audio's own clock, so they stay with the voice at every speed. */
export const audioSource =
  ({ means, blob, words, durationMs, fallback = false }: Recording): CreateVoiceSource =>
  (events) => {
    const url = URL.createObjectURL(blob)
    const audio = new Audio(url)
    let reverb: { set(on: boolean): void; close(): void } | undefined
    audio.preservesPitch = true
    audio.addEventListener('play', events.onPlay)
    audio.addEventListener('ended', events.onEnd)
    audio.addEventListener('pause', () => {
      if (!audio.ended) events.onPause()
    })
    // A recording that turns out to be broken half way stops without a pause event.
    audio.addEventListener('error', events.onPause)
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
      apply({ rate, volume, reverb: on }) {
        audio.defaultPlaybackRate = rate
        audio.playbackRate = rate
        audio.volume = volume
        if (reverb) reverb.set(on)
        else if (on) void import('../ambience/reverb.ts').then(({ addReverb }) => (reverb = addReverb(audio)))
      },
      close() {
        audio.removeEventListener('error', events.onPause)
        audio.pause()
        audio.removeAttribute('src')
        reverb?.close()
        URL.revokeObjectURL(url)
      },
    }
  }
