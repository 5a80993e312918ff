import type { Affirmation } from '@glimmer/contract'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { readPages } from '#platform/api/query.ts'

const pageSize = 12

/** A list of lines, page by page, without those hidden until they are deleted. */
export function useLines(
  route: 'GET /users/favorites' | 'GET /users/history',
  hidden: ReadonlySet<string>,
  search?: string,
) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    readPages(route, { limit: pageSize, q: search || undefined }),
  )
  const lines: Affirmation[] = data.pages.flatMap((page) => page.items).filter(({ _id }) => !hidden.has(_id))
  return { lines, hasMore: hasNextPage, loadingMore: isFetchingNextPage, loadMore: () => void fetchNextPage() }
}
