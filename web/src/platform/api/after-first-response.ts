import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '#lib/idle.ts'

/** What waits for a response goes on without one by then. */
const responseTimeoutMs = 3_000
/** And goes on beside a busy browser by then. */
const idleTimeoutMs = 1_000

/**
 * Does `work` once `route`, or whatever was asked for first, is answered and the browser has drawn it: what can wait
 * does not stand in its way. Returns a function that cancels it.
 */
export function afterFirstResponse(client: QueryClient, work: () => void, route?: string): () => void {
  const cache = client.getQueryCache()
  const hasResponse = () =>
    cache.getAll().some(({ queryKey, state }) => state.status !== 'pending' && (!route || queryKey[0] === route))
  let cancelWork = () => {}
  const go = () => {
    stopWaiting()
    cancelWork = whenIdle(work, idleTimeoutMs)
  }
  const timer = setTimeout(go, responseTimeoutMs)
  const unsubscribe = cache.subscribe(() => {
    if (hasResponse()) go()
  })
  const stopWaiting = () => {
    clearTimeout(timer)
    unsubscribe()
  }
  if (hasResponse()) go()
  return () => {
    stopWaiting()
    cancelWork()
  }
}

/**
 * Starts, after the first response, what then goes on until it is stopped; `start` resolves to a function that stops it.
 * What cannot be fetched is gone without. Returns a function that stops or cancels it.
 */
export function startAfterFirstResponse(client: QueryClient, start: () => Promise<() => void>): () => void {
  let stop: (() => void) | undefined
  let over = false
  const go = async () => {
    stop = await start()
    if (over) stop()
  }
  const cancel = afterFirstResponse(client, () => void go().catch(() => undefined))
  return () => {
    over = true
    cancel()
    stop?.()
  }
}

/** False until `route` is answered and drawn: for what stands below what a screen is for, and is drawn in slices. */
export function useHasResponse(route: string): boolean {
  const client = useQueryClient()
  const [hasResponse, setHasResponse] = useState(false)
  useEffect(() => afterFirstResponse(client, () => startTransition(() => setHasResponse(true)), route), [client, route])
  return hasResponse
}
