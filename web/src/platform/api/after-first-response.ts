import type { QueryClient } from '@tanstack/react-query'
import { whenIdle } from '#lib/idle.ts'

/** In milliseconds: what waits for an answer goes on without one by then, and beside a busy browser soon after it. */
const patience = 3_000
const soon = 1_000

/**
 * Does `work` once `route`, or whatever was asked for first, is answered and the browser has drawn it: what can wait
 * does not stand in its way. Answers how to call it off.
 */
export function whenAnswered(client: QueryClient, work: () => void, route?: string): () => void {
  const cache = client.getQueryCache()
  const answered = () =>
    cache.getAll().some(({ queryKey, state }) => state.status !== 'pending' && (!route || queryKey[0] === route))
  let callOff = () => {}
  const go = () => {
    stopWaiting()
    callOff = whenIdle(work, soon)
  }
  const timer = setTimeout(go, patience)
  const unwatch = cache.subscribe(() => {
    if (answered()) go()
  })
  const stopWaiting = () => {
    clearTimeout(timer)
    unwatch()
  }
  if (answered()) go()
  return () => {
    stopWaiting()
    callOff()
  }
}
