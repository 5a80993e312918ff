import type { WordTiming } from '@glimmer/contract'
import type { AudioSettings, CreateVoiceSource, PlaybackEvents, PlaybackMethod } from '../voice-source.ts'
import { type AudioOutlet, audioOutlet } from './audio-outlet.ts'

/** A recording and its metadata. */
export interface Recording {
  method: PlaybackMethod
  blob: Blob
  words: readonly WordTiming[]
  durationMs: number
  fallback?: boolean
}

/**
 * Reports what the element does until the signal aborts, since the next recording may use the same element. A recording
 * that turns out to be corrupt midway stops without a pause event; `onBroken` handles that, by default as a pause.
 */
export function report(
  audio: HTMLAudioElement,
  { onPlay, onPause, onEnd }: Pick<PlaybackEvents, 'onPlay' | 'onPause' | 'onEnd'>,
  signal: AbortSignal,
  onBroken: () => void = onPause,
) {
  // Events arrive late: by then it may have been paused or resumed again.
  audio.addEventListener('play', () => audio.paused || onPlay(), { signal })
  audio.addEventListener('pause', () => audio.paused && !audio.ended && onPause(), { signal })
  audio.addEventListener('ended', onEnd, { signal })
  audio.addEventListener('error', onBroken, { signal })
}

/** Applies settings to an outlet, for its current source and the next. */
export function applyTo({ element, setReverb }: AudioOutlet, { rate, volume, reverb }: AudioSettings) {
  element.defaultPlaybackRate = rate
  element.playbackRate = rate
  element.volume = volume
  setReverb(reverb)
}

/** Plays a recording. The words follow the audio's own clock, so they stay in sync with the voice at every speed. */
export const audioSource =
  ({ method, blob, words, durationMs, fallback = false }: Recording): CreateVoiceSource =>
  (events, shared) => {
    const outlet = shared ?? audioOutlet()
    const { element: audio } = outlet
    const closed = new AbortController()
    const url = URL.createObjectURL(blob)
    audio.src = url
    report(audio, events, closed.signal)
    return {
      method,
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
