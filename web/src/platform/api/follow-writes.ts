import type { QueryClient } from '@tanstack/react-query'
import { onWritten, type WriteRoute } from './client.ts'

/** Loaded after the first response: users read before they write. */
const loadRules = () => import('./invalidations.ts')

/** As in invalidations.ts. If that module cannot be loaded, all reads in flight are cancelled. */
export const cancelReads = (client: QueryClient, write: WriteRoute): Promise<void> =>
  loadRules().then(
    (rules) => rules.cancelReads(client, write),
    () => client.cancelQueries(),
  )

/**
 * Refetches what this page's writes make stale, or all reads if the rules cannot be loaded. Of several writes to one
 * route, as when a favourite is pressed twice, it waits for the last. Returns a function that stops it.
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
