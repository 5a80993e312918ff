import { timingSafeEqual } from 'node:crypto'

/** Whether two secrets are the same, in a time that does not tell how far they are. */
export function isSame(given: string, expected: string | undefined): boolean {
  if (expected === undefined) return false
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
