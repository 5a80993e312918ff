import type { SharedCounts } from '#ports/shared-counts.ts'

interface SharedLimitOptions {
  counts: SharedCounts
  name: string
  /** How much one key may use in a window. */
  most: number
  windowMs: number
  /** Hashes a key for use outside this process. */
  hashKey: (key: string) => string
  onTrouble: (error: unknown) => void
}

interface Count {
  /** The count of all processes, this one included, as last reported by the shared store. */
  reported: number
  /** This process's count that is being sent. */
  sent: number
  /** This process's count that has not been sent yet. */
  unsent: number
}

/** A key is synchronised with the other processes each time it has used another such part of its limit. */
const sharedInParts = 20

/**
 * A rate limit shared by all processes. Counts are local, and a key's count is sent to the others each time it has used
 * another twentieth of its limit, so keys far below the limit cost nothing. In total a key can exceed the limit by at
 * most a twentieth per process, plus what arrives while a count is being sent. While the shared store cannot be
 * reached, each process counts alone.
 */
export function sharedLimit({ counts, name, most, windowMs, hashKey, onTrouble }: SharedLimitOptions) {
  const part = Math.ceil(most / sharedInParts)
  let byKey = new Map<string, Count>()
  let endsAt = 0
  let isSending = false

  const findDue = () =>
    new Map([...byKey].filter(([, { unsent }]) => unsent >= part).map(([key, count]) => [hashKey(key), count]))

  async function send(due: Map<string, Count>) {
    const window = endsAt
    for (const count of due.values()) [count.sent, count.unsent] = [count.unsent, 0]
    try {
      const reported = await counts.add(
        { name, endsAt: window },
        new Map([...due].map(([key, { sent }]) => [key, sent])),
      )
      for (const [key, count] of due)
        [count.reported, count.sent] = [reported.get(key) ?? count.reported + count.sent, 0]
    } catch (error) {
      for (const count of due.values()) [count.reported, count.sent] = [count.reported + count.sent, 0]
      onTrouble(error)
    }
  }

  /** Sends one batch at a time; what grows meanwhile is sent in the next. */
  async function sendAll() {
    if (isSending) return
    isSending = true
    for (let due = findDue(); due.size > 0; due = findDue()) await send(due)
    isSending = false
  }

  return {
    /** Counts `weight` for a key. Returns the window's count so far, and the milliseconds until the window ends. */
    count(key: string, weight = 1): { current: number; ttl: number } {
      const now = Date.now()
      // A clock that was put back would otherwise keep this window open until it has caught up.
      if (now >= endsAt || now < endsAt - windowMs) {
        byKey = new Map()
        endsAt = (Math.floor(now / windowMs) + 1) * windowMs
      }
      const count = byKey.get(key) ?? { reported: 0, sent: 0, unsent: 0 }
      byKey.set(key, count)
      count.unsent += weight
      if (count.unsent >= part) void sendAll()
      return { current: count.reported + count.sent + count.unsent, ttl: endsAt - now }
    },
  }
}
