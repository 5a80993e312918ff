import { currentWording } from '#safety/age-standing.ts'

/**
 * The statements a parent or guardian ticks. A changed wording gets a new version; the version agreed to is stored with
 * the agreement.
 */
export const wording = {
  version: currentWording,
  isAdult: 'I am 18 or over.',
  isGuardian: 'I am their parent or guardian.',
} as const
