import { track } from '#platform/analytics/track.ts'
import { api } from '#platform/api/client.ts'
import { toApiError } from '#platform/api/errors.ts'
import { changeQueuedFavorites, readQueuedFavorites } from './device-store.ts'

/** Queues a favourite changed without a connection. The last change of a line counts. */
export const queueFavorite = (userId: string, id: string, isFavorite: boolean) =>
  changeQueuedFavorites(userId, (queued) => ({ ...queued, [id]: isFavorite }))

/** Removes a line from the queue, after the server has been sent its state in another way. */
export const dropQueuedFavorite = (userId: string, id: string) =>
  changeQueuedFavorites(userId, ({ [id]: _, ...others }) => others)

/** Removes a favourite that was sent, unless it was changed again meanwhile. */
const removeUnlessChanged = (userId: string, id: string, sent: boolean) =>
  changeQueuedFavorites(userId, (queued) => {
    const { [id]: queuedNow, ...others } = queued
    return queuedNow === sent ? others : queued
  })

/**
 * Sends the queued favourites. The calls are idempotent, so two tabs may both send them. What gets no response stays
 * queued; a line that no longer exists is dropped.
 */
export async function sendQueuedFavorites(userId: string): Promise<void> {
  for (const [id, isFavorite] of Object.entries(await readQueuedFavorites(userId))) {
    const isSettled = await api('POST /affirmations/{id}/favorite', { params: { id }, body: { isFavorite } }).then(
      () => {
        if (isFavorite) track({ name: 'affirmation_favorited', properties: {} })
        return true
      },
      (thrown: unknown) => toApiError(thrown).status === 404,
    )
    if (!isSettled) return
    await removeUnlessChanged(userId, id, isFavorite)
  }
}
