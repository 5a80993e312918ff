import { startTransition, useEffect, useState } from 'react'

/**
 * The value as it was when it last stayed the same for `delayMs`: for what is costly to draw at every step. What is
 * drawn from it is a transition, so it never holds up the next press.
 */
export function useDebouncedValue<T>(value: T, delayMs: number): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDebounced(value)), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return debounced
}
