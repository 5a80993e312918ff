import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onWritten } from '#platform/api/client.ts'
import { changesAnything, isStaleAfter, refetchAfter } from '#platform/api/invalidations.ts'
import { read } from '#platform/api/query.ts'
import { useAccount } from './account-context.tsx'

/** How long other tabs' writes are gathered before anything is read again. */
const gatherMs = 200

interface Follower {
  client: QueryClient
  /** The account itself may have changed: it is read again. */
  onAccount: () => void
}

/**
 * Tells the other tabs of this browser by which route something was written, never what; and has what another tab made
 * stale read again, in one go, once this one is looked at. Returns a function that stops it.
 */
export function followOtherTabs({ client, onAccount }: Follower): () => void {
  const others = new BroadcastChannel('glimmer.changes')
  const writes = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const refetch = () => {
    timer = undefined
    if (document.visibilityState !== 'visible' || writes.size === 0) return
    const told = [...writes]
    writes.clear()
    void refetchAfter(client, told)
    if (told.some((write) => isStaleAfter(write, 'GET /users/profile'))) onAccount()
  }
  const soon = () => {
    timer ??= setTimeout(refetch, gatherMs)
  }
  others.addEventListener('message', ({ data }) => {
    writes.add(String(data))
    soon()
  })
  document.addEventListener('visibilitychange', soon)
  const stopTelling = onWritten((route) => changesAnything(route) && others.postMessage(route))
  return () => {
    stopTelling()
    document.removeEventListener('visibilitychange', soon)
    clearTimeout(timer)
    others.close()
  }
}

/** Keeps what this tab has read in step with what the person changes in another. */
export function useCrossTabSync(client: QueryClient) {
  const { update } = useAccount()
  useEffect(() => {
    const readAccount = async () => {
      const { ladder: _, values: __, ...user } = await client.fetchQuery(read('GET /users/profile'))
      update(user)
    }
    return followOtherTabs({ client, onAccount: () => void readAccount().catch(() => undefined) })
  }, [client, update])
}
