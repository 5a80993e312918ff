import type { Affirmation } from '@glimmer/contract'
import { useRef, useState } from 'react'
import { FavoriteButton } from '#modules/affirmations/favorite-button.tsx'
import { ShareButton } from '#modules/share/share-button.tsx'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { IconButton } from '#platform/ui/button.tsx'
import { CloseIcon, PlusIcon } from '#platform/ui/icons.tsx'
import { LineRow } from './line-row.tsx'
import classes from './lines.module.css'
import { LoadMore, type PagedRoute, usePagedLines } from './paged-lines.tsx'

const AddDialog = onDemand(() => import('./collections/add-dialog.tsx').then((m) => m.AddDialog))

interface LinesProps {
  route: PagedRoute
  query?: Record<string, unknown>
  /** The accessible name of the list. */
  name: string
  /** Shown if there are no lines. */
  empty: string
  hidden: ReadonlySet<string>
  onPick: (line: Affirmation) => void
  onRemove: (line: Affirmation) => void
}

/** A paged list of lines, each with its actions. */
export function Lines({ route, query, name, empty, hidden, onPick, onRemove }: LinesProps) {
  const { lines, hasMore, loadingMore, loadMore } = usePagedLines(route, hidden, query)
  const list = useRef<HTMLUListElement>(null)
  const [adding, setAdding] = useState<Affirmation>()
  const remove = (line: Affirmation) => {
    onRemove(line)
    // The deleted row contained the focused button, so the focus moves to the list.
    list.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <output className={classes.empty} data-on={lines.length === 0 || undefined}>
        {lines.length === 0 && empty}
      </output>
      <ul ref={list} className={classes.rows} tabIndex={-1} aria-label={name}>
        {lines.map((line) => (
          <LineRow key={line._id} line={line} onPick={onPick}>
            <FavoriteButton line={line} quiet />
            <ShareButton line={line} quiet />
            <IconButton
              variant="plain"
              label="Add to a collection"
              icon={<PlusIcon />}
              onClick={() => setAdding(line)}
            />
            <IconButton variant="plain" label="Delete" icon={<CloseIcon />} onClick={() => remove(line)} />
          </LineRow>
        ))}
      </ul>
      {adding && <AddDialog key={adding._id} line={adding} onClose={() => setAdding(undefined)} />}
      {hasMore && <LoadMore what="lines" busy={loadingMore} onPress={loadMore} />}
    </>
  )
}
