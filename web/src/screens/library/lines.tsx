import type { Affirmation } from '@glimmer/contract'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { linesPerPage } from '#member/prefetch-screen.ts'
import { FavoriteButton } from '#modules/affirmations/favorite-button.tsx'
import { aboutLine } from '#modules/affirmations/words.ts'
import { HighlightedWords } from '#modules/listening/highlighted-line.tsx'
import { useVoice } from '#modules/listening/use-voice.ts'
import { readPages } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
import { LoadMoreButton, type LoadMoreProps } from '#platform/ui/load-more.tsx'
import lists from './library.module.css'
import { LineMenu } from './line-menu.tsx'
import rows from './line-row.module.css'
import { type RowVoice, useRowPlayer } from './row-player.tsx'
import type { ShelfProps } from './shelves.ts'

interface LinesProps extends Pick<ShelfProps, 'hidden' | 'onPick' | 'onRemove'> {
  route: PagedRoute
  query?: Record<string, unknown>
  /** The accessible name of the list. */
  name: string
  /** Shown if there are no lines. */
  empty: ReactNode
}

/** A paged list of lines, each with its actions. */
export function Lines({ route, query, name, empty, hidden, onPick, onRemove }: LinesProps) {
  const { lines, hasMore, loadingMore, loadMore } = usePagedLines(route, hidden, query)
  const list = useRef<HTMLUListElement>(null)
  const voice = useVoice()
  const remove = (line: Affirmation) => {
    onRemove(line)
    // The deleted row contained the focused button, so the focus moves to the list.
    list.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <output className={`muted ${lists.empty}`} data-on={lines.length === 0 || undefined}>
        {lines.length === 0 && empty}
      </output>
      <ul ref={list} className={`lined ${lists.rows}`} tabIndex={-1} aria-label={name}>
        {lines.map((line) => (
          <LineRow key={line._id} line={line} voice={voice} onPick={onPick}>
            <FavoriteButton line={line} plain />
            <LineMenu line={line} onRemove={remove} />
          </LineRow>
        ))}
      </ul>
      {hasMore && <LoadMore what="lines" busy={loadingMore} onPress={loadMore} />}
    </>
  )
}

interface LineRowProps {
  line: Affirmation
  voice: RowVoice
  onPick: (line: Affirmation) => void
  /** The buttons beside Play. */
  children: ReactNode
}

/** A line in a list: its text, which opens it, its themes, and Play. CSS skips rendering of rows that are off-screen. */
export function LineRow({ line, voice, onPick, children }: LineRowProps) {
  const { state, button, notice } = useRowPlayer(line, voice)
  return (
    <li className={rows.row}>
      <button type="button" className={`opener ${rows.text}`} onClick={() => onPick(line)}>
        <HighlightedWords text={line.text} state={state} />
      </button>
      <span className={rows.meta}>{aboutLine(line, new Date())}</span>
      <span className={rows.actions}>
        {button}
        {children}
      </span>
      {notice}
    </li>
  )
}

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
  <p className={lists.more}>
    <LoadMoreButton {...props} />
  </p>
)

interface NoMatchProps {
  /** The words that were searched for. */
  words: string
  onClear: () => void
}

/** Says that no line has these words, with a button to search for others. */
export const NoMatch = ({ words, onClear }: NoMatchProps) => (
  <div className={`row ${lists.noMatch}`}>
    <p>No lines match “{words}”.</p>
    <Button variant="ghost" small onClick={onClear}>
      Clear
    </Button>
  </div>
)
