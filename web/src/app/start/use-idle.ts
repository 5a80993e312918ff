import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** In milliseconds: by then even a busy browser goes on with the rest. */
const atMost = 1_000

/** False at first, true once the browser has nothing better to do: for what stands below what a screen is for. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true), atMost), [])
  return idle
}
