import type { WordTiming } from '@glimmer/contract'
import type { ApiError } from '#platform/api/errors.ts'
import type { AudioOutlet } from './sources/audio-outlet.ts'

/** How a line is heard: a voice of the server, the user's own recording, the device's voice, or in silence. */
export type PlaybackMethod = 'voice' | 'own' | 'device' | 'silent'

/** How a source sounds. `rate` 1 is the voice's own speed; `volume` is from 0 to 1. */
export interface AudioSettings {
  rate: number
  volume: number
  reverb: boolean
}

/** What a source reports. Reaching the end is not a pause. */
export interface PlaybackEvents {
  onPlay(): void
  onPause(): void
  onEnd(): void
  /** More of it is known: its words, its duration, or who speaks. */
  onUpdate(): void
  /** The rest is unavailable; `play` requests it again. */
  onFail(error: ApiError): void
}

/** One playable form of a line. Times are in milliseconds at rate 1. */
export interface VoiceSource {
  method: PlaybackMethod
  /** Each word, its position in the text, and when it is said. */
  words: readonly WordTiming[]
  durationMs: number
  /** True if another voice than the requested one speaks, free of charge. */
  fallback: boolean
  /** The current position. */
  nowMs(): number
  /** Starts or resumes. Rejects if sound is not allowed yet. */
  play(): Promise<void>
  pause(): void
  seek(ms: number): void
  apply(settings: AudioSettings): void
  /** Stops for good and releases its resources. */
  close(): void
}

/** Creates a source that reports to `events`. A recording plays through the given outlet, or creates its own. */
export type CreateVoiceSource = (events: PlaybackEvents, outlet?: AudioOutlet) => VoiceSource

/** The state of a player. Times are in milliseconds at the line's own speed. */
export interface PlaybackState {
  phase: 'idle' | 'preparing' | 'playing' | 'paused' | 'ended' | 'failed'
  /** The current position. */
  ms: number
  durationMs: number
  /** The index of the word being said, or -1. */
  word: number
  /** The source, once known. */
  source?: Pick<VoiceSource, 'method' | 'words' | 'fallback'>
  error?: ApiError
}

/** Before anything was played. */
export const idlePlayback: PlaybackState = { phase: 'idle', ms: 0, durationMs: 0, word: -1 }

/** Error codes after which the device may speak instead: nothing is wrong with the line itself. */
const recoverable = [
  'allowance_spent',
  'voice_unavailable',
  'voice_locked',
  'rate_limited',
  'unsupported_media_type',
  'offline',
  'unreachable',
]

/** Whether the device's voice, or silent reading, can replace what failed. */
export const mayFallBack = ({ code, status }: ApiError) => status >= 500 || recoverable.includes(code ?? '')
