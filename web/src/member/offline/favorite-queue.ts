import { track } from '#platform/analytics/track.ts'
import { api } from '#platform/api/client.ts'
import { toApiError } from '#platform/api/errors.ts'
import { changeQueuedFavorites, readQueuedFavorites } from './device-store.ts'

/** Remembers a heart pressed while nobody answered: the last press of a line counts. */
export const queueFavorite = (userId: string, id: string, isFavorite: boolean) =>
  changeQueuedFavorites(userId, (queued) => ({ ...queued, [id]: isFavorite }))

/** The server has been told of this line in the meantime. */
export const dropQueuedFavorite = (userId: string, id: string) =>
  changeQueuedFavorites(userId, ({ [id]: _, ...others }) => others)

/**
 * Sends what was pressed offline. Saying the same twice changes nothing, so two tabs may both do it. What gets no
 * answer stays queued; a line that is gone is dropped.
 */
export async function sendQueuedFavorites(userId: string): Promise<void> {
  for (const [id, isFavorite] of Object.entries(await readQueuedFavorites(userId))) {
    const answered = await api('POST /affirmations/{id}/favorite', { params: { id }, body: { isFavorite } }).then(
      () => {
        if (isFavorite) track({ name: 'affirmation_favorited', properties: {} })
        return true
      },
      (thrown: unknown) => toApiError(thrown).status === 404,
    )
    if (!answered) return
    await changeQueuedFavorites(userId, ({ [id]: now, ...others }) =>
      now === undefined || now === isFavorite ? others : { ...others, [id]: now },
    )
  }
}
