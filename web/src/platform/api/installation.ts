import type { ClientConfig } from '@glimmer/contract'
import { useEffect, useSyncExternalStore } from 'react'
import { observable } from '#lib/observable.ts'
import { api } from './client.ts'

/** Who operates this installation, and how it is configured. */
export type Installation = Pick<
  ClientConfig,
  | 'operator'
  | 'sellsPlans'
  | 'signUp'
  | 'naturalVoice'
  | 'minimumAge'
  | 'guardianUnder'
  | 'removesSignIn'
  | 'outside'
  | 'identity'
>

const installation = observable<Installation | undefined>(undefined)
let asking = false

/** Requests the configuration once per page. After a failure, the next component that needs it requests it again. */
function ask() {
  if (asking) return
  asking = true
  api('GET /config').then(installation.set, () => {
    asking = false
  })
}

/** This installation; undefined until it is known, and during prerendering. */
export function useInstallation(): Installation | undefined {
  useEffect(ask, [])
  return useSyncExternalStore(installation.subscribe, installation.get, () => undefined)
}

/** Whether plans are sold here; true until it is known. */
export const useSellsPlans = () => useInstallation()?.sellsPlans ?? true
