import type { Affirmation, AffirmationPage } from '@glimmer/contract'
import type { QueryClient } from '@tanstack/react-query'
import { shortDate } from './words.ts'

/** Whether a line came on this very day, for the person reading. */
export const isOfToday = ({ createdAt }: Pick<Affirmation, 'createdAt'>, now: Date) =>
  shortDate(createdAt, now) === 'Today'

/** What the screens can show without asking: the line of the day by what it may be called, and how many others. */
export function linesHere(client: QueryClient, now: Date): { today: string | undefined; others: number } {
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
