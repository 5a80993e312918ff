import { useDeferredValue } from 'react'

/**
 * False in the first render of a component, and true in a second one right after: for parts that may appear slightly
 * later than the rest of a screen. The second render is deferred and done in slices, so the browser can paint the first
 * and respond to input meanwhile.
 * @param atOnce true from the first render on, where this part is what the user came for.
 */
export const useAfterFirstRender = (atOnce = false): boolean => useDeferredValue(true, atOnce)
