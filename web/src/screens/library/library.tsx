import type { Affirmation } from '@glimmer/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from '#lib/router.tsx'
import { useAccount } from '#member/account-context.tsx'
import { OfflineNote } from '#member/offline/offline-note.tsx'
import { OfflineLines } from '#modules/affirmations/offline-lines.tsx'
import { api } from '#platform/api/client.ts'
import { read } from '#platform/api/query.ts'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { Section } from '#platform/boundaries/section.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useUndoableDelete } from '#platform/undoable-delete/use-undoable-delete.ts'
import { useScrollToCurrent } from './browse/scroll-to-current.ts'
import classes from './library.module.css'
import { SearchField, type SearchHandle } from './search-field.tsx'
import { type Shelf, type ShelfProps, shelfIn, shelves } from './shelves.ts'

const parts = {
  browse: () => import('./browse/browse.tsx').then((m) => ({ default: m.Browse })),
  favourites: () => import('./favorites.tsx').then((m) => ({ default: m.Favorites })),
  collections: () => import('./collections/collections.tsx').then((m) => ({ default: m.Collections })),
  sets: () => import('./sets/sets.tsx').then((m) => ({ default: m.Sets })),
  own: () => import('./own-lines.tsx').then((m) => ({ default: m.OwnLines })),
  history: () => import('./history.tsx').then((m) => ({ default: m.History })),
}
const contents: Record<Shelf, ComponentType<ShelfProps>> = {
  browse: lazy(parts.browse),
  favourites: lazy(parts.favourites),
  collections: lazy(parts.collections),
  sets: lazy(parts.sets),
  own: lazy(parts.own),
  history: lazy(parts.history),
}
// Prefetched before the first render: a user who opens this URL directly waits for their account meanwhile.
void parts[shelfIn(new URLSearchParams(location.search))]().catch(() => undefined)
const LineDialog = onDemand(() => import('./line-dialog.tsx').then((m) => m.LineDialog))

const deleteLine = (id: string) => api('DELETE /affirmations/{id}', { params: { id } })

/** The open shelf by theme, and all of the user's own lines. */
export function Library() {
  const shelf = shelfIn(useSearchParams()[0])
  const { user } = useAccount()
  const { hidden, remove } = useUndoableDelete(deleteLine)
  const { opened, open, close } = useOpened(shelf)
  const { search, change } = useSearch(shelf)
  const field = useRef<SearchHandle>(null)
  if (!user) return null
  const searchLabel = searchLabels[shelf]
  const Content = contents[shelf]
  return (
    <div className={`page stack gap-l ${classes.page}`}>
      <header className={`row spread ${classes.head}`}>
        <h1>Library</h1>
        {searchLabel && <SearchField key={shelf} ref={field} label={searchLabel} value={search} onChange={change} />}
      </header>
      <OfflineNote>
        <OfflineLines />
      </OfflineNote>
      <Tabs shelf={shelf} />
      <section className={classes.shelf} aria-labelledby="library-shelf">
        <h2 id="library-shelf" className={shelf === 'browse' ? 'visually-hidden' : classes.title}>
          {shelves.find(({ name }) => name === shelf)?.label}
        </h2>
        <Section key={shelf} waiting={<Skeleton height="24rem" />}>
          <Content
            search={search.trim()}
            onClear={() => field.current?.clear()}
            hidden={hidden}
            onPick={open}
            onRemove={remove}
          />
        </Section>
      </section>
      {opened && (
        <LineDialog
          key={opened._id}
          line={opened}
          onRemove={() => {
            close()
            remove(opened)
          }}
          onClose={close}
        />
      )}
    </div>
  )
}

/** What is searched where; the other parts have no search. */
const searchLabels: Partial<Record<Shelf, string>> = {
  browse: 'Search the library',
  history: 'Search your lines',
}

/** The words searched for in a part of the library; another part begins without any. */
function useSearch(shelf: Shelf) {
  const [typed, setTyped] = useState({ shelf, words: '' })
  return {
    search: typed.shelf === shelf ? typed.words : '',
    change: (words: string) => setTyped({ shelf, words }),
  }
}

/** The line that the address names, as a reminder's does: `#line=` and its id. */
const namedLine = () => /^#line=([\w-]+)$/.exec(location.hash)?.[1]

/**
 * The open line, shown from the cache at first; another part of the library, such as after Back, begins without one. A
 * line that the address names is opened once.
 */
function useOpened(shelf: Shelf) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<{ line: Affirmation; on: Shelf }>()
  const open = (line: Affirmation) => {
    client.setQueryData(read('GET /affirmations/{id}', { params: { id: line._id } }).queryKey, line)
    setOpened({ line, on: shelf })
  }
  const openNamed = useEffectEvent((id: string) => {
    navigate(location.pathname + location.search, { replace: true })
    // A line that was deleted since is not opened.
    client.fetchQuery(read('GET /affirmations/{id}', { params: { id } })).then(open, () => undefined)
  })
  const { hash } = useLocation()
  useEffect(() => {
    const id = hash && namedLine()
    if (id) openNamed(id)
  }, [hash])
  const close = () => setOpened(undefined)
  if (opened && opened.on !== shelf) close()
  return { opened: opened?.line, open, close }
}

/** The parts of the library. They are links, so that a reload or going back restores the same part. */
function Tabs({ shelf }: { shelf: Shelf }) {
  const row = useScrollToCurrent(shelf)
  return (
    <nav ref={row} className={`tabs ${classes.tabs}`} aria-label="Parts of the library">
      {shelves.map(({ name, label }) => (
        <Link
          key={name}
          className={classes.tab}
          to={name === 'browse' ? '?' : `?show=${name}`}
          aria-current={name === shelf ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
