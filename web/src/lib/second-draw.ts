import { useDeferredValue } from 'react'

/**
 * False while a component is drawn for the first time, and true right after: for what may come a moment later than the
 * rest of a screen. The second drawing goes on in slices, between which the browser shows the first and answers to input.
 * @param atOnce true from the beginning: somebody came for just this.
 */
export const useSecondDraw = (atOnce = false): boolean => useDeferredValue(true, atOnce)
