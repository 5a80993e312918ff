import { toApiError } from '#platform/api/errors.ts'
import { deviceVoice } from './device-voice.ts'
import { findTeller, type Line, mayStandIn, type Telling } from './find-voice-source.ts'
import type { Means, Tell } from './voice-source.ts'

/** Who says a line after all, and why, when it was not the wanted one. */
export interface StandIn {
  means: Means
  /** Why, in a sentence. */
  why: string
}

const reasons: Record<string, string> = {
  allowance_spent: 'This month’s spoken lines are used.',
  offline: 'You are offline.',
  voice_locked: 'That voice is part of another plan.',
}

/** The next best way to say a line when the voice cannot be had: the device's own, else in silence. */
function standInFor(thrown: unknown): StandIn | undefined {
  const error = toApiError(thrown)
  if (!mayStandIn(error)) return undefined
  const reason = reasons[error.code ?? ''] ?? 'The voice could not be reached.'
  return deviceVoice()
    ? { means: 'device', why: `${reason} This device’s voice speaks instead, free.` }
    : { means: 'silent', why: `${reason} Read along in silence, word by word.` }
}

/** Finds who says a line, and falls back by itself; `onStandIn` is told when it has to. Rejects when nothing will do. */
export const tellOrStandIn = (line: Line, telling: Telling, onStandIn: (standIn: StandIn) => void): Promise<Tell> =>
  findTeller(line, telling).catch((thrown) => {
    const standIn = telling.signal.aborted ? undefined : standInFor(thrown)
    if (!standIn) throw thrown
    onStandIn(standIn)
    return findTeller(line, { ...telling, means: standIn.means })
  })
