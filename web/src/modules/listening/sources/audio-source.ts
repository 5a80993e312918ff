import type { WordTiming } from '@glimmer/contract'
import { audioOutlet } from './audio-outlet.ts'
import type { CreateVoiceSource, Means, PlaybackEvents } from './voice-source.ts'

/** A recording and what is known of it. */
export interface Recording {
  means: Means
  blob: Blob
  words: readonly WordTiming[]
  durationMs: number
  fallback?: boolean
}

/** Reports what the element does until the signal ends that: the next recording may play through the same one. */
function report(audio: HTMLAudioElement, { onPlay, onPause, onEnd }: PlaybackEvents, signal: AbortSignal) {
  // Events come a little late: by then it may have been told otherwise.
  audio.addEventListener('play', () => audio.paused || onPlay(), { signal })
  audio.addEventListener('pause', () => audio.paused && !audio.ended && onPause(), { signal })
  audio.addEventListener('ended', onEnd, { signal })
  // A recording that turns out to be broken half way stops without a pause event.
  audio.addEventListener('error', onPause, { signal })
}

/** Plays a recording. The words follow the audio's own clock, so they stay with the voice at every speed. */
export const audioSource =
  ({ means, blob, words, durationMs, fallback = false }: Recording): CreateVoiceSource =>
  (events, shared) => {
    const outlet = shared ?? audioOutlet()
    const { element: audio } = outlet
    const closed = new AbortController()
    const url = URL.createObjectURL(blob)
    audio.src = url
    report(audio, events, closed.signal)
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
      apply({ rate, volume, reverb }) {
        audio.defaultPlaybackRate = rate
        audio.playbackRate = rate
        audio.volume = volume
        outlet.setReverb(reverb)
      },
      close() {
        closed.abort()
        if (shared) shared.release()
        else outlet.close()
        URL.revokeObjectURL(url)
      },
    }
  }
