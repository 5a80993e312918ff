import type { ApiError } from '#platform/api/errors.ts'
import type { Teller } from '../sources/voice-source.ts'

/** Where a player stands. Times are milliseconds of the line at its own speed. */
export interface Playing {
  phase: 'idle' | 'preparing' | 'playing' | 'paused' | 'ended' | 'failed'
  /** How far it has come. */
  ms: number
  durationMs: number
  /** The word being said, or -1. */
  word: number
  /** Who says it, once that is known. */
  told?: Pick<Teller, 'means' | 'words' | 'fallback'>
  error?: ApiError
}

/** Before anybody was asked to say the line. */
export const atRest: Playing = { phase: 'idle', ms: 0, durationMs: 0, word: -1 }
