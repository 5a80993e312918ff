import type { Affirmation } from '@glimmer/contract'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { linesPerPage } from '#member/prefetch-screen.ts'
import { readPages } from '#platform/api/query.ts'
import { LoadMoreButton, type LoadMoreProps } from '#platform/ui/load-more.tsx'
import classes from './library.module.css'

export type PagedRoute = 'GET /affirmations' | 'GET /users/favorites' | 'GET /users/history'

/** A paged list of lines, without those hidden because their deletion is pending. */
export function usePagedLines(route: PagedRoute, hidden: ReadonlySet<string>, query: Record<string, unknown> = {}) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    readPages(route, { limit: linesPerPage, ...query }),
  )
  const lines: Affirmation[] = data.pages.flatMap((page) => page.items).filter(({ _id }) => !hidden.has(_id))
  return { lines, hasMore: hasNextPage, loadingMore: isFetchingNextPage, loadMore: () => void fetchNextPage() }
}

/** Loads the next page, below the list. */
export const LoadMore = (props: LoadMoreProps) => (
  <p className={classes.more}>
    <LoadMoreButton {...props} />
  </p>
)
