import type { PlanOffer } from '@glimmer/contract'
import { useEffect, useSyncExternalStore } from 'react'
import { observable } from '#lib/observable.ts'
import { api } from '#platform/api/client.ts'

const offer = observable<PlanOffer | undefined>(undefined)
let asking = false

/** Requests the offer once a page load; after a failure, the next component that needs it retries. */
function ask() {
  if (asking) return
  asking = true
  api('GET /plans').then(offer.set, () => {
    asking = false
  })
}

/** The plans on offer at this installation; undefined until loaded, and on prerendered pages. */
export function usePlanOffer(): PlanOffer | undefined {
  useEffect(ask, [])
  return useSyncExternalStore(offer.subscribe, offer.get, () => undefined)
}

const whole = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/** Formats pence as pounds: £0, £4.99. */
export const priceOf = (pence: number) => (pence % 100 === 0 ? whole : exact).format(pence / 100)
