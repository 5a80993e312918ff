import type { User } from '@glimmer/contract'
import type { QueryClient } from '@tanstack/react-query'
import { onWritten } from '#platform/api/client.ts'
import { changesAnything, isStaleAfter, refetchAfter } from '#platform/api/invalidations.ts'
import { read } from '#platform/api/query.ts'

/** How long writes of other tabs are collected before anything is refetched. */
const gatherMs = 200

/**
 * Broadcasts the route of every write to the other tabs of this browser, never its content. Refetches what other tabs
 * made stale, in one batch, once this tab is visible. Returns a function that stops it.
 * @param updateAccount applies the user's account, which may have changed with their profile.
 */
export function followOtherTabs(client: QueryClient, updateAccount: (user: User) => void): () => void {
  const others = new BroadcastChannel('glimmer.changes')
  const writes = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const readAccount = async () => {
    const { ladder: _, values: __, ...user } = await client.fetchQuery(read('GET /users/profile'))
    updateAccount(user)
  }
  const refetch = () => {
    timer = undefined
    if (document.visibilityState !== 'visible' || writes.size === 0) return
    const pendingWrites = [...writes]
    writes.clear()
    void refetchAfter(client, pendingWrites)
    if (pendingWrites.some((write) => isStaleAfter(write, 'GET /users/profile')))
      void readAccount().catch(() => undefined)
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
