import type { Affirmation } from '@glimmer/contract'
import { type ReactNode, useRef } from 'react'
import { FavoriteButton } from '#modules/affirmations/favorite-button.tsx'
import { useVoice } from '#modules/listening/use-voice.ts'
import classes from './library.module.css'
import { LineMenu } from './line-menu.tsx'
import { LineRow } from './line-row.tsx'
import { LoadMore, type PagedRoute, usePagedLines } from './paged-lines.tsx'
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
      <output className={`muted ${classes.empty}`} data-on={lines.length === 0 || undefined}>
        {lines.length === 0 && empty}
      </output>
      <ul ref={list} className={`lined ${classes.rows}`} tabIndex={-1} aria-label={name}>
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
