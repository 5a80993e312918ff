import type { WordTiming } from '@glimmer/contract'
import { type AudioOutlet, audioOutlet } from './audio-outlet.ts'
import type { AudioSettings, CreateVoiceSource, Means, PlaybackEvents } from './voice-source.ts'

/** A recording and what is known of it. */
export interface Recording {
  means: Means
  blob: Blob
  words: readonly WordTiming[]
  durationMs: number
  fallback?: boolean
}

/**
 * Reports what the element does until the signal ends that: the next recording may play through the same one. A recording
 * that turns out to be broken half way stops without a pause event, and is paused unless `onBroken` knows better.
 */
export function report(
  audio: HTMLAudioElement,
  { onPlay, onPause, onEnd }: Pick<PlaybackEvents, 'onPlay' | 'onPause' | 'onEnd'>,
  signal: AbortSignal,
  onBroken: () => void = onPause,
) {
  // Events come a little late: by then it may have been told otherwise.
  audio.addEventListener('play', () => audio.paused || onPlay(), { signal })
  audio.addEventListener('pause', () => audio.paused && !audio.ended && onPause(), { signal })
  audio.addEventListener('ended', onEnd, { signal })
  audio.addEventListener('error', onBroken, { signal })
}

/** Has an outlet sound like this, now and after its next source is loaded. */
export function applyTo({ element, setReverb }: AudioOutlet, { rate, volume, reverb }: AudioSettings) {
  element.defaultPlaybackRate = rate
  element.playbackRate = rate
  element.volume = volume
  setReverb(reverb)
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
      apply: (settings) => applyTo(outlet, settings),
      close() {
        closed.abort()
        if (shared) shared.release()
        else outlet.close()
        URL.revokeObjectURL(url)
      },
    }
  }
