import type { PlanOffer } from '@glimmer/contract'
import { useEffect, useSyncExternalStore } from 'react'
import { observable } from '#lib/observable.ts'
import { api } from '#platform/api/client.ts'

const known = observable<PlanOffer | undefined>(undefined)
let asking = false

/** Asks once a page; where no answer comes, whoever needs it next asks again. */
function ask() {
  if (asking) return
  asking = true
  api('GET /plans').then(known.set, () => {
    asking = false
  })
}

/** What the plans are here; undefined until it is known, and on pages written ahead. */
export function usePlanOffer(): PlanOffer | undefined {
  useEffect(ask, [])
  return useSyncExternalStore(known.subscribe, known.get, () => undefined)
}
