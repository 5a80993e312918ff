import { useSyncExternalStore } from 'react'
import { observable } from '#lib/observable.ts'
import { useSellsPlans } from '#platform/api/installation.ts'
import { useIsUnderAge } from './under-age.ts'

const key = 'glimmer.gentle-until'
const pauseMs = 24 * 60 * 60 * 1000

/** When the pause ends, for as long as this page is open: storage may be refused. */
const endsHere = observable(0)

/** Begins a day in which plans are not spoken of. Only the end of it is remembered, on this device. */
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

/** For a day after the lowest mood, or after words that ask for people first, nothing is for sale. */
export function pauseUpsell() {
  rememberPause(localStorage)
  endsHere.set(Date.now() + pauseMs)
}

const mayShow = () => endsHere.get() <= Date.now() && !isPaused(localStorage)

/** Whether plans may be spoken of now: not for a day after the lowest mood, and never where none are sold, or to a teen. */
export function useShowUpsell() {
  const sellsPlans = useSellsPlans()
  const isUnderAge = useIsUnderAge()
  return useSyncExternalStore(endsHere.subscribe, mayShow) && sellsPlans && !isUnderAge
}
