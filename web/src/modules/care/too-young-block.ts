import { readItem, writeItem } from '#lib/safe-storage.ts'

/** The stored value is the time the wait ends: the only thing retained about a child too young for an account. */
const key = 'glimmer.not-yet'
const waitMs = 24 * 60 * 60 * 1000

/** Remembers on this device, for 24 hours, that the user was too young. */
export function blockTooYoung(now = Date.now(), storage?: Pick<Storage, 'setItem'>) {
  writeItem(key, String(now + waitMs), storage)
}

/** True if a user of this device was too young less than 24 hours ago. */
export const isTooYoungBlocked = (now = Date.now(), storage?: Pick<Storage, 'getItem'>): boolean =>
  Number(readItem(key, storage) ?? 0) > now
