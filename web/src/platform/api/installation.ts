import type { ClientConfig } from '@glimmer/contract'
import { useEffect, useSyncExternalStore } from 'react'
import { observable } from '#lib/observable.ts'
import { api } from './client.ts'

/** Who runs this installation, and what is particular to it. */
export type Installation = Pick<
  ClientConfig,
  'operator' | 'sellsPlans' | 'minimumAge' | 'guardianUnder' | 'removesSignIn' | 'identity'
>

const known = observable<Installation | undefined>(undefined)
let asking = false

/** Asks once a page; where no answer comes, whoever needs it next asks again. */
function ask() {
  if (asking) return
  asking = true
  api('GET /config').then(known.set, () => {
    asking = false
  })
}

/** What this installation is; undefined until it is known, and on pages written ahead. */
export function useInstallation(): Installation | undefined {
  useEffect(ask, [])
  return useSyncExternalStore(known.subscribe, known.get, () => undefined)
}

/** Whether plans can be bought here: taken to be so until it is known otherwise. */
export const useSellsPlans = () => useInstallation()?.sellsPlans ?? true
