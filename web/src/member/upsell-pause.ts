import { useSyncExternalStore } from 'react'
import { observable } from '#lib/observable.ts'
import { useSellsPlans } from '#platform/api/installation.ts'
import { useIsUnderAge } from './under-age.ts'

const key = 'glimmer.gentle-until'
const pauseMs = 24 * 60 * 60 * 1000

/** When the pause ends (ms since the epoch), also held in memory: storage may be refused. */
const endsHere = observable(0)

/** Starts a pause of one day. Only its end is stored, on this device. */
export function rememberPause(storage: Pick<Storage, 'setItem'>, now = Date.now()) {
  try {
    storage.setItem(key, String(now + pauseMs))
  } catch {
    // Storage is refused: the pause lasts as long as the page.
  }
}

export function isPaused(storage: Pick<Storage, 'getItem'>, now = Date.now()): boolean {
  try {
    return Number(storage.getItem(key) ?? 0) > now
  } catch {
    return false
  }
}

/** Offers nothing for sale for a day, after the lowest mood, or after words that ask for people first. */
export function pauseUpsell() {
  rememberPause(localStorage)
  endsHere.set(Date.now() + pauseMs)
}

const mayShow = () => endsHere.get() <= Date.now() && !isPaused(localStorage)

/** Whether plans may be offered now: not during the pause, never where none are sold, and never to a teen. */
export function useShowUpsell() {
  const sellsPlans = useSellsPlans()
  const isUnderAge = useIsUnderAge()
  return useSyncExternalStore(endsHere.subscribe, mayShow) && sellsPlans && !isUnderAge
}
