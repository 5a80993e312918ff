import { api } from '#platform/api/client.ts'
import { normalise } from '#platform/api/errors.ts'
import { changeFavorites, readFavorites } from './device-store.ts'

/** Remembers what was pressed while nobody answered: the last press of a line counts. */
export const keepForLater = (userId: string, id: string, isFavorite: boolean) =>
  changeFavorites(userId, (waiting) => ({ ...waiting, [id]: isFavorite }))

/** The server has heard of this line in the meantime. */
export const noLongerWaiting = (userId: string, id: string) =>
  changeFavorites(userId, ({ [id]: _, ...others }) => others)

/**
 * Sends what was pressed offline. Saying the same twice changes nothing, so two tabs may both do it. What gets no
 * answer waits on; a line that is gone is let go. Answers how many were sent.
 */
export async function sendWaiting(userId: string): Promise<number> {
  const waiting = await readFavorites(userId)
  const ids = Object.keys(waiting)
  for (const id of ids) {
    const isFavorite = waiting[id] === true
    const answered = await api('POST /affirmations/{id}/favorite', { params: { id }, body: { isFavorite } }).then(
      () => true,
      (thrown: unknown) => normalise(thrown).status === 404,
    )
    if (!answered) return 0
    await changeFavorites(userId, ({ [id]: now, ...others }) =>
      now === undefined || now === isFavorite ? others : { ...others, [id]: now },
    )
  }
  return ids.length
}
