import { useSyncExternalStore } from 'react'
import { observable } from '#lib/observable.ts'

const state = observable<'untouched' | 'open' | 'closed'>('untouched')

/** Shows the tutorial, from anywhere a person is signed in. */
export const openTutorial = () => state.set('open')
export const closeTutorial = () => state.set('closed')
/** For the next person: nobody has opened it yet. */
export const forgetTutorial = () => state.set('untouched')

/** Whether the tutorial is open, was opened since the page was loaded, or neither. */
export const useTutorial = () => useSyncExternalStore(state.subscribe, state.get, () => 'untouched' as const)
