import { type Care, careBy } from './tiers.ts'
import { marks, scoresOf } from './weights.ts'

export { isPlainCry } from './plain-cry.ts'
export type { Care } from './tiers.ts'

/**
 * Whether someone may come to harm, by their own hand or another's, or somebody they write about may; undefined where
 * nothing says so. A plain cry stops, unless it is said with a denial and the weights find nothing else to hear ("I am
 * not suicidal"): then it softens. So does whatever is stopped only for what it denies or tells of as long past. Pure; keeps and tells nothing.
 *
 * This is no safety net. It hears English, and about as much of it as docs/care-detection.md says, which is not enough to rest
 * anything on: help is one press away on every screen, moods are chips, and the lowest one shows people to talk to
 * whatever is written.
 */
export const careFor = (text: string): Care | undefined => careBy(text, scoresOf, marks)
