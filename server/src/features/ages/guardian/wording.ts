import { currentWording } from '#safety/agreed-wordings.ts'

/**
 * What a parent or guardian ticks, word for word. Another wording gets another version, and the one that was agreed to
 * stays with the agreement.
 */
export const wording = {
  version: currentWording,
  isAdult: 'I am 18 or over.',
  isGuardian: 'I am their parent or guardian.',
} as const
