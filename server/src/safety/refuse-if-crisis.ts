import { Problem } from '#problem.ts'
import { careFor, isExplicitStatement } from '#writing/care/detect.ts'

/**
 * Throws `care_first`, before anything is written, stored or charged, if a user's words ask for people. Returns
 * `soften` if they may ask for them: the response says so, but which it was is neither logged nor stored.
 */
export function refuseIfCrisis(...texts: readonly (string | undefined)[]): 'soften' | undefined {
  const cares = texts.map((text) => text && careFor(text))
  if (cares.includes('stop')) throw new Problem('care_first')
  return cares.includes('soften') ? 'soften' : undefined
}

/**
 * The same for the description of a picture, where swords and skeletons are harmless: only explicit cries for help
 * count.
 */
export function refuseExplicitStatement(text: string | undefined): void {
  if (text && isExplicitStatement(text)) throw new Problem('care_first')
}
