import type { QueryClient } from '@tanstack/react-query'
import { whenAnswered } from './after-first-response.ts'

/**
 * Begins, once the first answer is drawn, what then goes on until it is ended; `begin` answers how to end it. What
 * cannot be had is gone without. Answers how to end it, or call it off.
 */
export function beginLater(client: QueryClient, begin: () => Promise<() => void>): () => void {
  let end: (() => void) | undefined
  let over = false
  const go = async () => {
    end = await begin()
    if (over) end()
  }
  const callOff = whenAnswered(client, () => void go().catch(() => undefined))
  return () => {
    over = true
    callOff()
    end?.()
  }
}
