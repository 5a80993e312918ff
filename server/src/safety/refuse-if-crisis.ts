import { Problem } from '#problem.ts'
import { needsCare } from '#writing/care/detect.ts'

/** Stops before anything is written, kept or charged when a person's words ask for people first. Throws `care_first`. */
export function refuseIfCrisis(...texts: readonly (string | undefined)[]): void {
  if (texts.some((text) => text !== undefined && needsCare(text))) throw new Problem('care_first')
}
