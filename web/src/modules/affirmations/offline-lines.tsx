import type { Affirmation, AffirmationPage } from '@glimmer/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'

/** Whether a line came on this very day, for the person reading. */
const isOfToday = ({ createdAt }: Affirmation, now: Date) => new Date(createdAt).toDateString() === now.toDateString()

/** What can be shown without asking the server: the line of the day, by its name, and how many others. */
function cachedLines(client: QueryClient, now: Date): { today: string | undefined; others: number } {
  const line = client.getQueryData<Affirmation>(['GET /affirmations/today'])
  const lists = ['GET /users/favorites', 'GET /users/history'].flatMap((route) =>
    client.getQueriesData<{ pages: AffirmationPage[] }>({ queryKey: [route] }),
  )
  const ids = new Set(
    lists.flatMap(([, data]) => data?.pages ?? []).flatMap(({ items }) => items.map(({ _id }) => _id)),
  )
  if (!line) return { today: undefined, others: ids.size }
  ids.delete(line._id)
  return { today: isOfToday(line, now) ? 'Today’s line' : 'Your latest line', others: ids.size }
}

/** What there is to read without a connection, and what becomes of favourites chosen meanwhile. */
export function OfflineLines() {
  const { today, others } = cachedLines(useQueryClient(), new Date())
  const lines = [today, others > 0 && `${others} ${others === 1 ? 'other' : 'others'}`].filter(Boolean).join(' and ')
  const are = today && others === 0 ? 'is' : 'are'
  return (
    <>
      {lines && `${lines} ${are} here. `}Anything you favourite now is saved when you’re back online. New lines and
      Glimmer’s voices need a connection.
    </>
  )
}
