import { type Kind, thresholds } from './thresholds.ts'
import { type Care, careBy, evidenceOf } from './tiers.ts'
import { scoresOf } from './weights.ts'

export { isExplicitStatement } from './explicit-statement.ts'
export type { Kind } from './thresholds.ts'
export type { Care } from './tiers.ts'

/** No field is longer. What is longer is read up to here, so that no text can keep the process busy. */
const longestRead = 2_000

/**
 * Whether somebody may come to harm, by their own hand or another's, or somebody they write about may; undefined if
 * nothing says so. An explicit statement results in `stop`, unless it contains a denial and the weights find no other
 * sign of danger ("I am not suicidal"): then in `soften`. So does a text that would be stopped only for what it denies
 * or describes as long past. A line that people say to lift themselves is innocent until it says otherwise: its
 * thresholds are higher than those of a note. Pure; stores and reports nothing.
 *
 * This is no safety net. It only understands English, and detects no more than docs/care-detection.md says, which is not
 * enough to rely on: help is one press away on every screen, moods are chips, and the lowest one shows people to talk
 * to whatever is written.
 */
export const careFor = (text: string, kind: Kind = 'note'): Care | undefined =>
  careBy(evidenceOf(text.slice(0, longestRead), scoresOf), thresholds[kind])
