import type { Affirmation, AffirmationPage } from '@glimmer/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useAccount } from '#member/account-context.tsx'
import { hasOfflineCopies } from '#member/offline/has-copies.eager.ts'
import { track } from '#platform/analytics/track.ts'
import { isOnline } from '#platform/api/connection.ts'
import { generalMessage, isNetworkError } from '#platform/api/errors.ts'
import { cancelReads } from '#platform/api/invalidations.ts'
import { useWrite } from '#platform/api/query.ts'
import { useToast } from '#platform/ui/toast.tsx'
import { addFavorite, changeLine } from './cached-lines.ts'

const mark = (client: QueryClient, id: string, isFavorite: boolean) =>
  client.setQueriesData({}, (data: unknown) => changeLine(data, id, (line) => ({ ...line, isFavorite })))

/** Shown as kept while it waits: it stands among the favourites too. */
function showKept(client: QueryClient, line: Affirmation) {
  const kept = { ...line, isFavorite: true }
  client.setQueriesData({ queryKey: ['GET /users/favorites'] }, (data: unknown) => addFavorite(data, kept))
}

/** Whether it is known that nothing was kept before. */
const hasNoFavorites = (client: QueryClient) => {
  const lists = client.getQueriesData<{ pages: AffirmationPage[] }>({ queryKey: ['GET /users/favorites'] })
  return lists.length > 0 && lists.every(([, data]) => data?.pages.every(({ items }) => items.length === 0))
}

const queue = () => import('#member/offline/favorite-queue.ts')

/**
 * Keeps a line, or lets it go: shown at once, taken back with a sentence when the server could not. Without an answer
 * it is remembered on this device, and sent when one comes.
 */
export function useFavorite() {
  const client = useQueryClient()
  const toast = useToast()
  const userId = useAccount().user?._id
  const write = useWrite('POST /affirmations/{id}/favorite', {
    // One after another: the press made last must arrive last.
    scope: { id: 'favorite' },
    onMutate: async ({ params, body }) => {
      await cancelReads(client, 'POST /affirmations/{id}/favorite')
      mark(client, params.id, body?.isFavorite === true)
      return { isFirst: hasNoFavorites(client) }
    },
    onSuccess: (_, { params, body }, { isFirst }) => {
      if (body?.isFavorite === true) {
        track({ name: 'affirmation_favorited', properties: {} })
        if (isFirst) toast({ message: 'Saved. It works offline too.' })
      }
      if (userId && hasOfflineCopies())
        void queue()
          .then((m) => m.dropQueuedFavorite(userId, params.id))
          .catch(() => undefined)
    },
    onError: async (error, { params, body }) => {
      const isFavorite = body?.isFavorite === true
      if (userId && isNetworkError(error)) {
        const kept = await queue()
          .then((m) => m.queueFavorite(userId, params.id, isFavorite))
          .then(
            () => true,
            () => false,
          )
        if (kept) return toast({ message: 'Kept on this device. It is sent when you are connected again.' })
      }
      mark(client, params.id, !isFavorite)
      const message = generalMessage(error)
      if (message) toast({ message })
    },
  })
  return (line: Affirmation) => {
    const { _id: id, isFavorite } = line
    if (!isFavorite && !isOnline()) showKept(client, line)
    write.mutate({ params: { id }, body: { isFavorite: !isFavorite } })
  }
}
