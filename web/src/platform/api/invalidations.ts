import type { Query, QueryClient } from '@tanstack/react-query'
import { onWritten, type ReadRoute, type WriteRoute } from './client.ts'

/** Writes that make no read stale: they change nothing that is read, or the page reloads afterwards. */
type ChangesNothing =
  | 'POST /affirmations/advise'
  | 'POST /affirmations/reword'
  | 'POST /affirmations/import/preview'
  | 'POST /analytics/events'
  | 'POST /support'
  | 'POST /users/fresh-sign-in'
  | 'POST /users/support'
  | 'POST /reminders/actions'
  | 'POST /users/reminders/confirmation'
  | 'POST /users/reminders/test'
  | 'POST /users/sync-oidc-user'
  | 'POST /voices/{voice}/name'
  | 'POST /admin/accounts/find'
  | 'DELETE /users/account'
  | 'POST /users/guardian'
  | 'POST /users/guardian/again'
  | 'DELETE /users/guardian'

/** The reads that contain a line, with whether it is a favourite and how it was answered. */
const line = [
  'GET /affirmations/today',
  'GET /affirmations/ahead',
  'GET /affirmations/{id}',
  'GET /affirmations',
  'GET /users/favorites',
  'GET /users/history',
  'GET /collections/{id}',
  'GET /affirmations/sets',
  'GET /affirmations/sets/{id}',
  'GET /users/days/visits',
  'GET /users/days/milestones',
  'GET /users/felt-true',
  'GET /users/personalisation',
] as const
const added = ['GET /affirmations', 'GET /users/history', 'GET /users/usage'] as const
/** The reads that change when a line is replaced by another, which may be today's. */
const replaced = ['GET /affirmations/today', 'GET /affirmations/ahead', 'GET /users/history'] as const
const collections = ['GET /collections', 'GET /collections/{id}'] as const
const avatars = ['GET /avatars/saved', 'GET /avatars/proposals', 'GET /users/profile'] as const
const links = ['GET /affirmations/{id}/link', 'GET /users/links'] as const
const accessTokens = ['GET /users/access-tokens'] as const
const moods = ['GET /users/moods'] as const
const personalisation = ['GET /users/personalisation', 'GET /affirmations/ahead'] as const
/** What lines are chosen from: the days ahead may change with it. */
const choosing = ['GET /users/profile', 'GET /affirmations/ahead'] as const
const recording = ['GET /affirmations/{id}/own-recording'] as const
const reminders = ['GET /users/reminders'] as const
const overview = ['GET /admin/overview'] as const
const tutorial = ['GET /users/tutorial/status'] as const

/**
 * Which reads a write makes stale, by their routes in the contract. This is the only place that says so, for the tab
 * that wrote and for the others. A new write does not compile without a row. A change of plan affects everything.
 */
const staleAfter: Record<Exclude<WriteRoute, ChangesNothing>, readonly ReadRoute[] | 'everything'> = {
  'POST /affirmations': added,
  'POST /affirmations/import': [...added, 'GET /users/favorites'],
  'POST /affirmations/today': ['GET /users/history'],
  'POST /affirmations/generate': added,
  'POST /affirmations/{id}/later': added,
  'POST /affirmations/set': [...added, 'GET /affirmations/sets'],
  'POST /affirmations/{id}/gentler': replaced,
  'POST /affirmations/{id}/another': replaced,
  'PUT /affirmations/{id}': line,
  'DELETE /affirmations/{id}': [...line, ...links, 'GET /collections', 'GET /library'],
  'POST /affirmations/{id}/favorite': [...line, 'GET /library'],
  'POST /affirmations/{id}/response': [...line, 'GET /users/profile'],
  'PUT /affirmations/evening': [...line, 'GET /users/profile', 'GET /affirmations/evening'],
  'POST /affirmations/{id}/speak': ['GET /users/usage'],
  'POST /affirmations/{id}/speak/live': ['GET /users/usage'],
  'POST /affirmations/{id}/link': links,
  'PUT /affirmations/{id}/link/voice': links,
  'DELETE /affirmations/{id}/link': links,
  'POST /users/access-tokens': accessTokens,
  'DELETE /users/access-tokens/{id}': accessTokens,
  'PUT /affirmations/{id}/own-recording': recording,
  'DELETE /affirmations/{id}/own-recording': recording,
  'POST /collections': collections,
  'POST /collections/starters/{id}/copy': [...collections, 'GET /users/history'],
  'PUT /collections/{id}': collections,
  'DELETE /collections/{id}': collections,
  'POST /collections/{id}/lines': collections,
  'DELETE /collections/{id}/lines/{affirmationId}': collections,
  'POST /library/{id}/keep': [...line, 'GET /library'],
  'PUT /users/moods/{day}': moods,
  'DELETE /users/moods/{day}': moods,
  'DELETE /users/moods': moods,
  'PUT /users/personalisation': personalisation,
  'DELETE /users/personalisation': personalisation,
  'DELETE /users/personalisation/answers/{id}': personalisation,
  'PUT /users/profile': choosing,
  'PUT /users/values': choosing,
  // The end of the first run chooses today's line again.
  'PUT /users/preferences': [...choosing, 'GET /affirmations/today'],
  'POST /users/age': 'everything',
  'PUT /users/age': 'everything',
  'POST /avatars/generate': ['GET /avatars/proposals', 'GET /users/usage'],
  'POST /avatars/save': avatars,
  'POST /avatars/save-svg': avatars,
  'POST /avatars/upload': avatars,
  'POST /avatars/{id}/set-current': avatars,
  'DELETE /avatars/{id}': avatars,
  'POST /users/avatar/save': avatars,
  'POST /users/avatar/set-current': avatars,
  'PUT /users/reminders': reminders,
  'PUT /users/reminders/evening': [...reminders, 'GET /affirmations/evening'],
  'POST /users/reminders/subscriptions': reminders,
  'POST /users/reminders/subscriptions/forget': reminders,
  'DELETE /users/reminders/subscriptions/{id}': reminders,
  'POST /users/tutorial/start': tutorial,
  'PUT /users/tutorial/progress': tutorial,
  'POST /users/tutorial/complete': tutorial,
  'POST /users/tutorial/dismiss': tutorial,
  'POST /admin/accounts/{id}/grant': overview,
  'POST /admin/accounts/{id}/end-plan': overview,
  'POST /admin/accounts/{id}/end-sessions': overview,
  'POST /admin/accounts/{id}/mail-export': overview,
  'POST /admin/accounts/{id}/erase': overview,
  'POST /admin/messages/{id}/answer': overview,
  'POST /admin/messages/{id}/close': overview,
  'POST /admin/jobs/retry': overview,
  'POST /admin/webhooks/retry': overview,
  'POST /admin/backups': overview,
  'POST /admin/invitations': overview,
  'POST /admin/invitations/revoke': overview,
  'POST /admin/trials': overview,
  'POST /subscriptions/create': 'everything',
  'POST /subscriptions/cancel': 'everything',
  'POST /subscriptions/resume': 'everything',
  'POST /subscriptions/success/{id}': 'everything',
  'POST /subscriptions/portal': 'everything',
}
const rowOf = (write: string) => (staleAfter as Partial<Record<string, readonly unknown[] | 'everything'>>)[write]

/** Whether a write makes anything stale. */
export const changesAnything = (write: string): boolean => rowOf(write) !== undefined

/** Whether the data of `read` may be stale after `write`; both are routes of the contract. */
export function isStaleAfter(write: string, read: unknown): boolean {
  const reads = rowOf(write)
  return reads === 'everything' ? String(read).startsWith('GET ') : reads?.includes(read) === true
}

type Keyed = Pick<Query, 'queryKey'>
const staleAfterAny = (writes: readonly string[]) => ({
  predicate: ({ queryKey: [read] }: Keyed) => writes.some((write) => isStaleAfter(write, read)),
})

/**
 * Refetches what is stale after some writes: at once if it is on the screen, otherwise when it is next shown. A first
 * fetch in flight may predate the write, and invalidating does not restart it, so it is awaited and then repeated.
 */
export async function refetchAfter(client: QueryClient, writes: readonly string[]): Promise<void> {
  const stale = staleAfterAny(writes)
  const first = client
    .getQueryCache()
    .findAll({ ...stale, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  await client.invalidateQueries(stale)
  await Promise.allSettled(first.map(({ promise }) => promise))
  for (const { queryKey } of first) await client.invalidateQueries({ queryKey })
}

/** Cancels reads in flight that the write makes stale. Await it before an optimistic update: they would undo it. */
export const cancelReads = (client: QueryClient, write: WriteRoute): Promise<void> => {
  const isStale = staleAfterAny([write]).predicate
  return client.cancelQueries({ predicate: (query) => query.state.data !== undefined && isStale(query) })
}

/**
 * Refetches what this page's writes make stale. Of several writes to one route, as when a favourite is pressed
 * twice, it waits for the last. Returns a function that stops it.
 */
export function refetchAfterWrites(client: QueryClient): () => void {
  const written = new Set<WriteRoute>()
  const refetch = () => {
    const done = [...written].filter((route) => client.isMutating({ mutationKey: [route] }) === 0)
    for (const route of done) written.delete(route)
    if (done.length === 0) return
    void refetchAfter(client, done)
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
