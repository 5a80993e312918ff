import { startTransition, useEffect, useState } from 'react'

/**
 * A value once it has stayed the same for a while, in milliseconds: for what is costly to follow at every step. What
 * follows from it gives way to the next thing pressed.
 */
export function useSettled<T>(value: T, afterMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return settled
}
