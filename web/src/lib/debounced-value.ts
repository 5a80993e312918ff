import { startTransition, useEffect, useState } from 'react'

/**
 * The value, updated once it has stayed the same for `delayMs`: for what is costly to render. The update is a
 * transition, so that it never delays the next input.
 */
export function useDebouncedValue<T>(value: T, delayMs: number): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDebounced(value)), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return debounced
}
