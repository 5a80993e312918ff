import { channel } from 'node:diagnostics_channel'
import { careShown, misreadings } from '#ports/care-events.ts'
import { Problem } from '#problem.ts'
import { careFor, isExplicitStatement, type Kind } from '#writing/care/detect.ts'

interface Reading {
  kind: Kind
  /** The user saw who they can talk to, and says that these words mean something else. */
  misread: boolean | undefined
}

/**
 * What a user's words call for: `stop` if they ask for people, unless the user says that they were misread; `soften` if
 * they may ask for them: the response says so, but which it was is neither logged nor stored. Nobody is stopped twice
 * for the same words: once they say that the words were misread, a line is stored without fuss, a note is answered
 * gently, and only how often that was is kept.
 */
export function careNeeded(
  { kind, misread }: Reading,
  ...texts: readonly (string | undefined)[]
): 'stop' | 'soften' | undefined {
  const cares = texts.map((text) => text && careFor(text, kind))
  if (cares.includes('stop')) {
    channel(misread ? misreadings : careShown).publish(kind)
    if (!misread) return 'stop'
    return kind === 'line' ? undefined : 'soften'
  }
  return cares.includes('soften') ? 'soften' : undefined
}

/** The same; throws `care_first`, before anything is written, stored or charged, if the words ask for people. */
export function refuseIfCrisis(reading: Reading, ...texts: readonly (string | undefined)[]): 'soften' | undefined {
  const care = careNeeded(reading, ...texts)
  if (care === 'stop') throw new Problem('care_first')
  return care
}

/**
 * `refuseIfCrisis` for the description of a picture, where swords and skeletons are harmless: only explicit cries for help
 * count, and none that the user calls misread.
 */
export function refuseExplicitStatement(text: string | undefined, misread: boolean | undefined): void {
  if (!text || !isExplicitStatement(text)) return
  channel(misread ? misreadings : careShown).publish('description')
  if (!misread) throw new Problem('care_first')
}
