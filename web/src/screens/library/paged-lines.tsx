import type { Affirmation } from '@glimmer/contract'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { linesPerPage } from '#member/prefetch-screen.ts'
import { readPages } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
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

interface LoadMoreProps {
  /** What is loaded, for screen reader users who reach the button out of context. */
  what: string
  busy: boolean
  onPress: () => void
}

export const LoadMore = ({ what, busy, onPress }: LoadMoreProps) => (
  <p className={classes.more}>
    <Button
      variant="ghost"
      small
      aria-label={`Load more ${what}`}
      aria-disabled={busy}
      onClick={() => !busy && onPress()}
    >
      {busy ? 'Loading...' : 'Load more'}
    </Button>
  </p>
)
