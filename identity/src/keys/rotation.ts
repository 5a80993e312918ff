const day = 24 * 60 * 60 * 1000

/** How long keys live, in milliseconds. */
const keyLife = {
  /** A key signs for this long. */
  signs: 90 * day,
  /** A new key is published this long before it signs, so that every verifier has fetched it by then. */
  announced: 2 * day,
  /** A replaced key still verifies for this long: longer than any session or token made with it. */
  verifies: 30 * day,
} as const

/** When a key that is created now starts to sign. */
export const announceTime = (now: Date) => new Date(now.getTime() + keyLife.announced)

export interface StoredKey {
  id: string
  activeFrom: Date
}

export interface RotationPlan<Key> {
  /** The key to sign with first, then all that still verify or will sign soon. */
  order: Key[]
  expired: Key[]
  /** When a key that is yet to be created should start to sign. */
  due: Date | undefined
}

/** Decides which keys of one use sign, verify or expire now. */
export function planRotation<Key extends StoredKey>(keys: readonly Key[], now: Date): RotationPlan<Key> {
  const newestFirst = keys.toSorted((a, b) => b.activeFrom.getTime() - a.activeFrom.getTime())
  const upcoming = newestFirst.filter((key) => key.activeFrom > now)
  const active = newestFirst.filter((key) => key.activeFrom <= now)
  const replacedAt = (key: Key) => active[active.indexOf(key) - 1]?.activeFrom.getTime() ?? Number.POSITIVE_INFINITY
  const expired = active.filter((key) => replacedAt(key) + keyLife.verifies < now.getTime())
  const order = [...active.filter((key) => !expired.includes(key)), ...upcoming]
  return { order, expired, due: nextDue(active[0], upcoming.length > 0, now) }
}

function nextDue(signing: StoredKey | undefined, hasUpcoming: boolean, now: Date): Date | undefined {
  if (hasUpcoming) return undefined
  if (!signing) return now
  const age = now.getTime() - signing.activeFrom.getTime()
  return age < keyLife.signs - keyLife.announced ? undefined : announceTime(now)
}
