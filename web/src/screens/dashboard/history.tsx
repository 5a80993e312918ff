import type { Affirmation } from '@glimmer/contract'
import { useDeferredValue, useId, useRef, useState } from 'react'
import { typeset } from '#lib/typeset.ts'
import { FavoriteButton } from '#modules/affirmations/favorite-button.tsx'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { IconButton } from '#platform/ui/button.tsx'
import { CloseIcon, PlusIcon, SearchIcon } from '#platform/ui/icons.tsx'
import classes from './history.module.css'
import { LoadMore, usePagedLines } from './paged-lines.tsx'
import { ShareButton } from './share/share-button.tsx'
import { shortDate, themeList } from './words.ts'

const AddDialog = onDemand(() => import('./collections/add-dialog.tsx').then((m) => m.AddDialog))

interface HistoryProps {
  hidden: ReadonlySet<string>
  onPick: (line: Affirmation) => void
  onRemove: (line: Affirmation) => void
}

/** Everything received, newest first, and a way to find a line again by its words. */
export function History(props: HistoryProps) {
  const [search, setSearch] = useState('')
  const deferredSearch = useDeferredValue(search.trim())
  const id = useId()
  return (
    <>
      <div className={classes.search}>
        <SearchIcon />
        <label htmlFor={id}>Search your lines</label>
        <input
          id={id}
          type="search"
          maxLength={100}
          placeholder="Search your lines"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <Found {...props} search={deferredSearch} />
    </>
  )
}

function Found({ hidden, onPick, onRemove, search }: HistoryProps & { search: string }) {
  const { lines, hasMore, loadingMore, loadMore } = usePagedLines('GET /users/history', hidden, search)
  const list = useRef<HTMLUListElement>(null)
  const [adding, setAdding] = useState<Affirmation>()
  const remove = (line: Affirmation) => {
    onRemove(line)
    // The row takes its button with it; the focus stays among the lines.
    list.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <output className={classes.empty} data-on={lines.length === 0 || undefined}>
        {lines.length === 0 &&
          (search ? 'No line has those words.' : 'Your lines will gather here, one day at a time.')}
      </output>
      <ul ref={list} className={classes.rows} tabIndex={-1} aria-label="History">
        {lines.map((line) => (
          <li key={line._id} className={classes.row}>
            <button type="button" className={classes.text} onClick={() => onPick(line)}>
              {typeset(line.text)}
            </button>
            <span className={classes.meta}>
              {[themeList(line.themes), shortDate(line.createdAt, new Date())].filter(Boolean).join(', ')}
            </span>
            <span className={classes.actions}>
              <FavoriteButton line={line} quiet />
              <ShareButton line={line} quiet />
              <IconButton
                variant="plain"
                label="Add to a collection"
                icon={<PlusIcon />}
                onClick={() => setAdding(line)}
              />
              <IconButton variant="plain" label="Delete" icon={<CloseIcon />} onClick={() => remove(line)} />
            </span>
          </li>
        ))}
      </ul>
      {adding && <AddDialog key={adding._id} line={adding} onClose={() => setAdding(undefined)} />}
      {hasMore && <LoadMore what="lines" busy={loadingMore} onPress={loadMore} />}
    </>
  )
}
