import { Problem } from '#problem.ts'
import { careFor, isPlainCry } from '#writing/care/detect.ts'

/**
 * Stops before anything is written, kept or charged when a person's words ask for people first: throws `care_first`.
 * Returns `soften` where they may ask for that: what is answered says so, and which it was is logged and stored nowhere.
 */
export function refuseIfCrisis(...texts: readonly (string | undefined)[]): 'soften' | undefined {
  const cares = texts.map((text) => text && careFor(text))
  if (cares.includes('stop')) throw new Problem('care_first')
  return cares.includes('soften') ? 'soften' : undefined
}

/** The same for words that describe a picture, where swords and skeletons are no danger: only plain cries count. */
export function refusePlainCry(text: string | undefined): void {
  if (text && isPlainCry(text)) throw new Problem('care_first')
}
