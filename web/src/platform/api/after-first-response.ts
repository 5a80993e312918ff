import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '#lib/idle.ts'

/** How long to wait for a response; after that the work is done without one. */
const responseTimeoutMs = 3_000
/** How long to wait for an idle browser after that. */
const idleTimeoutMs = 1_000

/**
 * Runs `work` once there is a response for `route` (by default for any read) and the browser has painted it, so that
 * work that can wait does not delay it. Returns a function that cancels it.
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
 * Starts a continuous task after the first response. `start` resolves to a function that stops the task; if it rejects,
 * for example because code cannot be loaded, nothing happens. Returns a function that stops or cancels it.
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

/**
 * False until there is a painted response for `route`: for content below a screen's main part. It renders in slices.
 */
export function useHasResponse(route: string): boolean {
  const client = useQueryClient()
  const [hasResponse, setHasResponse] = useState(false)
  useEffect(() => afterFirstResponse(client, () => startTransition(() => setHasResponse(true)), route), [client, route])
  return hasResponse
}
