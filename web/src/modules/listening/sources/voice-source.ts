import type { WordTiming } from '@glimmer/contract'
import type { ApiError } from '#platform/api/errors.ts'
import type { AudioOutlet } from './audio-outlet.ts'

/** By what means a line is heard: a voice of the server, the person's own recording, the device's voice, or in silence. */
export type Means = 'voice' | 'own' | 'device' | 'silent'

/** How a source sounds. `rate`: 1 is the voice's own speed. `volume`: from 0 to 1. */
export interface AudioSettings {
  rate: number
  volume: number
  reverb: boolean
}

/** What a source reports by itself. Coming to the end is no pause. */
export interface PlaybackEvents {
  onPlay(): void
  onPause(): void
  onEnd(): void
  /** More of it is known: its words, its length, or who speaks. */
  onGrow(): void
  /** The rest cannot be had; `play` asks for it again. */
  onFail(error: ApiError): void
}

/** One way a line is heard, from its first sound to its last. Times are milliseconds of it at the rate 1. */
export interface VoiceSource {
  means: Means
  /** Each word, where it stands in the text, and when it is said. */
  words: readonly WordTiming[]
  durationMs: number
  /** Another voice than the wanted one speaks, uncharged. */
  fallback: boolean
  /** How far it has come. */
  nowMs(): number
  /** Begins, or goes on. Rejects when there may be no sound yet. */
  play(): Promise<void>
  pause(): void
  seek(ms: number): void
  apply(settings: AudioSettings): void
  /** Stops for good and releases what it holds. */
  close(): void
}

/** Makes a source that reports to these events. A recording plays through the outlet, or through one of its own. */
export type CreateVoiceSource = (events: PlaybackEvents, outlet?: AudioOutlet) => VoiceSource

/** Where a player stands. Times are milliseconds of the line at its own speed. */
export interface PlaybackState {
  phase: 'idle' | 'preparing' | 'playing' | 'paused' | 'ended' | 'failed'
  /** How far it has come. */
  ms: number
  durationMs: number
  /** The index of the word being said, or -1. */
  word: number
  /** Where the sound comes from, once that is known. */
  source?: Pick<VoiceSource, 'means' | 'words' | 'fallback'>
  error?: ApiError
}

/** Before anything was played. */
export const idlePlayback: PlaybackState = { phase: 'idle', ms: 0, durationMs: 0, word: -1 }
