import type { Affirmation, AffirmationPage } from '@glimmer/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useAccount } from '#member/account-context.tsx'
import { hasOfflineCopies, savedMessage } from '#member/offline/has-copies.ts'
import { track } from '#platform/analytics/track.ts'
import { isOnline } from '#platform/api/connection.ts'
import { isNetworkError } from '#platform/api/errors.ts'
import { cancelReads } from '#platform/api/invalidations.ts'
import { useWrite } from '#platform/api/query.ts'
import { useToast } from '#platform/ui/toast.tsx'
import { useErrorToast } from '#platform/use-error-toast.ts'
import { addFavorite, changeLine } from './cached-lines.ts'

const mark = (client: QueryClient, id: string, isFavorite: boolean) =>
  client.setQueriesData({}, (data: unknown) => changeLine(data, id, (line) => ({ ...line, isFavorite })))

/** Shows a line among the favourites before the server has saved it. */
function showAsFavorite(client: QueryClient, line: Affirmation) {
  client.setQueriesData({ queryKey: ['GET /users/favorites'] }, (data: unknown) =>
    addFavorite(data, { ...line, isFavorite: true }),
  )
}

/** True if the cached lists show that there are no favourites yet; false if no list is cached. */
const hasNoFavorites = (client: QueryClient) => {
  const lists = client.getQueriesData<{ pages: AffirmationPage[] }>({ queryKey: ['GET /users/favorites'] })
  return lists.length > 0 && lists.every(([, data]) => data?.pages.every(({ items }) => items.length === 0))
}

const queue = () => import('#member/offline/favorite-queue.ts')

/**
 * Returns a function that adds a line to the favourites or removes it. The change is shown optimistically and rolled
 * back, with a toast, if the server could not save it. Without a connection it is queued on this device and sent when
 * the connection returns.
 */
export function useFavorite() {
  const client = useQueryClient()
  const toast = useToast()
  const showError = useErrorToast()
  const userId = useAccount().user?._id
  const write = useWrite('POST /affirmations/{id}/favorite', {
    // Run one at a time, so that the last press reaches the server last.
    scope: { id: 'favorite' },
    onMutate: async ({ params, body }) => {
      await cancelReads(client, 'POST /affirmations/{id}/favorite')
      mark(client, params.id, body?.isFavorite === true)
      return { isFirst: hasNoFavorites(client) }
    },
    onSuccess: (_, { params, body }, { isFirst }) => {
      if (body?.isFavorite === true) {
        track({ name: 'affirmation_favorited', properties: {} })
        if (isFirst) toast({ message: savedMessage() })
      }
      if (userId && hasOfflineCopies())
        void queue()
          .then((m) => m.dropQueuedFavorite(userId, params.id))
          .catch(() => undefined)
    },
    onError: async (error, { params, body }) => {
      const isFavorite = body?.isFavorite === true
      if (userId && isNetworkError(error)) {
        const queued = await queue()
          .then((m) => m.queueFavorite(userId, params.id, isFavorite))
          .then(
            () => true,
            () => false,
          )
        if (queued) return toast({ message: 'Saved on this device. We’ll add it when you’re back online.' })
      }
      mark(client, params.id, !isFavorite)
      showError(error)
    },
  })
  return (line: Affirmation) => {
    const { _id: id, isFavorite } = line
    if (!isFavorite && !isOnline()) showAsFavorite(client, line)
    write.mutate({ params: { id }, body: { isFavorite: !isFavorite } })
  }
}
