import { useEffect, useSyncExternalStore } from 'react'
import { observable } from '#lib/observable.ts'
import { useAccount } from '#member/account-context.tsx'
import { onDemand } from '#platform/boundaries/on-demand.tsx'

const TutorialDialog = onDemand(() => import('./tutorial-dialog.tsx').then((m) => m.TutorialDialog))

const state = observable<'untouched' | 'open' | 'closed'>('untouched')

/** Shows the tutorial, from anywhere a person is signed in. */
export const openTutorial = () => state.set('open')

/** Whether the tutorial is open, was opened since the page was loaded, or neither. */
export const useTutorial = () => useSyncExternalStore(state.subscribe, state.get, () => 'untouched' as const)

/** Where the tutorial appears once it is opened; it is not loaded before. */
export function Tutorial() {
  const isSignedIn = useAccount().status === 'signed-in'
  const isOpen = useTutorial() === 'open'
  useEffect(() => {
    // For the next person nobody has opened it yet.
    if (!isSignedIn) state.set('untouched')
  }, [isSignedIn])
  if (!isSignedIn || !isOpen) return null
  return <TutorialDialog onClose={() => state.set('closed')} />
}
