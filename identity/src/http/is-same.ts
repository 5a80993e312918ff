import { timingSafeEqual } from 'node:crypto'

/** Compares two secrets in constant time. */
export function isSame(given: string, expected: string | undefined): boolean {
  if (expected === undefined) return false
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
