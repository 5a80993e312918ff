import { isRenamed } from '@glimmer/contract/product'
import { useEffect, useSyncExternalStore } from 'react'
import { observable } from '#lib/observable.ts'
import { useAccount } from '#member/account-context.tsx'
import { onDemand } from '#platform/boundaries/on-demand.tsx'

const TutorialDialog = onDemand(() => import('./tutorial-dialog.tsx').then((m) => m.TutorialDialog))

const state = observable<'untouched' | 'open' | 'closed'>('untouched')

/** Whether there is a tutorial: the film shows and speaks the product's own name. */
export const hasTutorial = () => !isRenamed()

/** Opens the tutorial; works on every screen while the user is signed in. */
export const openTutorial = () => state.set('open')

/** Whether the tutorial is open, was opened and closed since the page loaded, or neither. */
export const useTutorial = () => useSyncExternalStore(state.subscribe, state.get, () => 'untouched' as const)

/** Renders the tutorial once it is opened; its code is not loaded before. */
export function Tutorial() {
  const isSignedIn = useAccount().status === 'signed-in'
  const isOpen = useTutorial() === 'open'
  useEffect(() => {
    // Reset for the next user of this device.
    if (!isSignedIn) state.set('untouched')
  }, [isSignedIn])
  if (!isSignedIn || !isOpen) return null
  return <TutorialDialog onClose={() => state.set('closed')} />
}
