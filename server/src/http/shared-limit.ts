import type { SharedCounts } from '#ports/shared-counts.ts'

interface SharedLimitOptions {
  counts: SharedCounts
  name: string
  /** How often one key may be counted in a window. */
  most: number
  windowMs: number
  /** What a key is called outside this process. */
  hashKey: (key: string) => string
  onTrouble: (error: unknown) => void
}

interface Count {
  /** Of all processes, ours included, as far as was told. */
  told: number
  /** Ours, on their way. */
  sent: number
  /** Ours, not told yet. */
  own: number
}

/** A count shares itself with the other processes each time it has grown by this part of what is allowed. */
const sharedInParts = 20

/**
 * A limit that all processes count together. A key is counted here, and told to the others each time it has used
 * another twentieth of what it may: whoever stays far below costs nothing, and what gets through in all is over the limit
 * by a twentieth a process at most, besides what comes while one is being told. While the counts cannot be reached each
 * process counts alone.
 */
export function sharedLimit({ counts, name, most, windowMs, hashKey, onTrouble }: SharedLimitOptions) {
  const part = Math.ceil(most / sharedInParts)
  let byKey = new Map<string, Count>()
  let endsAt = 0
  let telling = false

  const findDue = () =>
    new Map([...byKey].filter(([, { own }]) => own >= part).map(([key, count]) => [hashKey(key), count]))

  async function tell(due: Map<string, Count>) {
    const window = endsAt
    for (const count of due.values()) [count.sent, count.own] = [count.own, 0]
    try {
      const told = await counts.add({ name, endsAt: window }, new Map([...due].map(([key, { sent }]) => [key, sent])))
      for (const [key, count] of due) [count.told, count.sent] = [told.get(key) ?? count.told + count.sent, 0]
    } catch (error) {
      for (const count of due.values()) [count.told, count.sent] = [count.told + count.sent, 0]
      onTrouble(error)
    }
  }

  /** One telling at a time; what has grown meanwhile is told next. */
  async function tellAll() {
    if (telling) return
    telling = true
    for (let due = findDue(); due.size > 0; due = findDue()) await tell(due)
    telling = false
  }

  return {
    /** Counts `weight` for a key; answers the count of the window so far, and for how many milliseconds it lasts still. */
    count(key: string, weight = 1): { current: number; ttl: number } {
      const now = Date.now()
      if (now >= endsAt) {
        byKey = new Map()
        endsAt = (Math.floor(now / windowMs) + 1) * windowMs
      }
      const count = byKey.get(key) ?? { told: 0, sent: 0, own: 0 }
      byKey.set(key, count)
      count.own += weight
      if (count.own >= part) void tellAll()
      return { current: count.told + count.sent + count.own, ttl: endsAt - now }
    },
  }
}
