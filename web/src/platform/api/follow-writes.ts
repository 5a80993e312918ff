import type { QueryClient } from '@tanstack/react-query'
import { onWritten, type WriteRoute } from './client.ts'

/** Fetched after the first answer: nobody writes before they have read. */
const loadRules = () => import('./invalidations.ts')

/** As in invalidations.ts; where that cannot be fetched, every read under way is cancelled. */
export const cancelReads = (client: QueryClient, write: WriteRoute): Promise<void> =>
  loadRules().then(
    (rules) => rules.cancelReads(client, write),
    () => client.cancelQueries(),
  )

/**
 * Has whatever this page writes followed by the reads it makes stale, all of them where it cannot be found out which. Of
 * several writes by one route, as when a heart is pressed twice, the last one is waited for. Returns a function that stops it.
 */
export function refetchAfterWrites(client: QueryClient): () => void {
  const written = new Set<WriteRoute>()
  const refetch = () => {
    const done = [...written].filter((route) => client.isMutating({ mutationKey: [route] }) === 0)
    for (const route of done) written.delete(route)
    if (done.length === 0) return
    void loadRules().then(
      (rules) => rules.refetchAfter(client, done),
      () => client.invalidateQueries(),
    )
  }
  const stopListening = onWritten((route) => {
    written.add(route)
    refetch()
  })
  const unsubscribe = client.getMutationCache().subscribe(refetch)
  return () => {
    stopListening()
    unsubscribe()
  }
}
