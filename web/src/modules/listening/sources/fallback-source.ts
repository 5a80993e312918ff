import { toApiError } from '#platform/api/errors.ts'
import { deviceVoice } from '../device-voice.ts'
import { type CreateVoiceSource, mayFallBack, type PlaybackMethod } from '../voice-source.ts'
import { findVoiceSource, type Line, type VoiceRequest } from './find-voice-source.ts'

/** How a line is played instead. */
export interface Fallback {
  method: PlaybackMethod
  /** The reason, as a sentence. */
  reason: string
}

const reasons: Record<string, string> = {
  allowance_spent: 'You’ve used this month’s spoken lines.',
  offline: 'You’re offline.',
  voice_locked: 'That voice is part of another plan.',
}

/** The next best way when the server's voice is unavailable: the device's voice, else silence. */
function fallbackFor(thrown: unknown): Fallback | undefined {
  const error = toApiError(thrown)
  if (!mayFallBack(error)) return undefined
  const reason = reasons[error.code ?? ''] ?? 'We couldn’t reach that voice.'
  return deviceVoice()
    ? { method: 'device', reason: `${reason} This device’s voice is reading instead, free.` }
    : { method: 'silent', reason: `${reason} Read along in silence, word by word.` }
}

/**
 * Finds the source of a line, or a free fallback, which is reported to `onFallback`. Rejects if there is no fallback.
 */
export const findVoiceSourceOrFallback = (
  line: Line,
  request: VoiceRequest,
  onFallback: (fallback: Fallback) => void,
): Promise<CreateVoiceSource> =>
  findVoiceSource(line, request).catch((thrown) => {
    const fallback = request.signal.aborted ? undefined : fallbackFor(thrown)
    if (!fallback) throw thrown
    onFallback(fallback)
    return findVoiceSource(line, { ...request, method: fallback.method })
  })
