import { useSyncExternalStore } from 'react'
import { observable } from '#lib/observable.ts'
import { readItem, writeItem } from '#lib/safe-storage.ts'
import { useSellsPlans } from '#platform/api/installation.ts'
import { useIsUnderAge } from './account-context.tsx'

const key = 'glimmer.gentle-until'

const pauseMs = 24 * 60 * 60 * 1000

/** When the pause ends (ms since the epoch), also held in memory: storage may be refused. */
const endsHere = observable(0)

/** Starts a pause of one day. Only its end is stored, on this device. */
export function rememberPause(now = Date.now(), storage?: Pick<Storage, 'setItem'>) {
  writeItem(key, String(now + pauseMs), storage)
}

export const isPaused = (now = Date.now(), storage?: Pick<Storage, 'getItem'>): boolean =>
  Number(readItem(key, storage) ?? 0) > now

/** Offers nothing for sale for a day, after the lowest mood, or after words that ask for people first. */
export function pauseUpsell() {
  rememberPause()
  endsHere.set(Date.now() + pauseMs)
}

const mayShow = () => endsHere.get() <= Date.now() && !isPaused()

/** Whether the user may meet plans at all, with what they would open: never where none are sold, never a teen. */
export function useSeesPlans(): boolean {
  const sellsPlans = useSellsPlans()
  const isUnderAge = useIsUnderAge()
  return sellsPlans && !isUnderAge
}

/** Whether plans may be offered now: to somebody who may meet them, and not during the pause. */
export function useShowUpsell(): boolean {
  const seesPlans = useSeesPlans()
  return useSyncExternalStore(endsHere.subscribe, mayShow) && seesPlans
}
