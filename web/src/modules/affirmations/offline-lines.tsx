import type { Affirmation, AffirmationPage } from '@glimmer/contract'
import { product } from '@glimmer/contract/product'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'

/** True if the line was created today, in the user's time zone. */
const isOfToday = ({ createdAt }: Affirmation, now: Date) => new Date(createdAt).toDateString() === now.toDateString()

/** What can be shown from the cache alone: a name for the line of the day, and how many other lines there are. */
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

/** Says what can be read without a connection, and what happens to lines favourited meanwhile. */
export function OfflineLines() {
  const { today, others } = cachedLines(useQueryClient(), new Date())
  const lines = [today, others > 0 && `${others} ${others === 1 ? 'other' : 'others'}`].filter(Boolean).join(' and ')
  const are = today && others === 0 ? 'is' : 'are'
  return (
    <>
      {lines && <span>{`${lines} ${are} here. `}</span>}
      <span>
        Anything you favourite now is saved when you’re back online. New lines need a connection, and so do{' '}
        {product.name}’s voices for lines whose sound isn’t kept here.
      </span>
    </>
  )
}
