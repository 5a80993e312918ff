import type { Affirmation } from '@glimmer/contract'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { useSearchParams } from '#lib/router/address.ts'
import { useAccount } from '#member/account-context.tsx'
import { OfflineNote } from '#member/offline/offline-note.tsx'
import { OfflineLines } from '#modules/affirmations/offline-lines.tsx'
import { api } from '#platform/api/client.ts'
import { read } from '#platform/api/query.ts'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { Section } from '#platform/boundaries/section.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useUndoableDelete } from '#platform/undoable-delete/use-undoable-delete.ts'
import classes from './library.module.css'
import { type Shelf, shelfIn, shelves } from './shelves.ts'
import { Tabs } from './tabs.tsx'

const parts = {
  browse: () => import('./browse/browse.tsx').then((m) => ({ default: m.Browse })),
  favourites: () => import('./favorites.tsx').then((m) => ({ default: m.Favorites })),
  collections: () => import('./collections/collections.tsx').then((m) => ({ default: m.Collections })),
  sets: () => import('./sets/sets.tsx').then((m) => ({ default: m.Sets })),
  own: () => import('./own-lines.tsx').then((m) => ({ default: m.OwnLines })),
  history: () => import('./history.tsx').then((m) => ({ default: m.History })),
}
const Browse = lazy(parts.browse)
const Favorites = lazy(parts.favourites)
const Collections = lazy(parts.collections)
const Sets = lazy(parts.sets)
const OwnLines = lazy(parts.own)
const History = lazy(parts.history)
// Prefetched before the first render: a user who opens this URL directly waits for their account meanwhile.
void parts[shelfIn(new URLSearchParams(location.search))]().catch(() => undefined)
const LineDialog = onDemand(() => import('./line-dialog.tsx').then((m) => m.LineDialog))

const deleteLine = (id: string) => api('DELETE /affirmations/{id}', { params: { id } })

/** The open shelf by theme, and all of the user's own lines. */
export function Library() {
  const shown = shelfIn(useSearchParams()[0])
  const { user } = useAccount()
  const { hidden, remove } = useUndoableDelete(deleteLine)
  const { opened, open, close } = useOpened()
  if (!user) return null
  return (
    <div className={classes.page}>
      <h1>Library</h1>
      <OfflineNote>
        <OfflineLines />
      </OfflineNote>
      <Tabs shown={shown} />
      <section className={classes.shelf} aria-labelledby="library-shelf">
        <h2 id="library-shelf" className={shown === 'browse' ? classes.hidden : classes.title}>
          {shelves.find(({ name }) => name === shown)?.label}
        </h2>
        <Section key={shown} waiting={<Skeleton className={classes.waiting} />}>
          <ShelfContent shown={shown} hidden={hidden} onPick={open} onRemove={remove} />
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

interface ShelfContentProps {
  shown: Shelf
  hidden: ReadonlySet<string>
  onPick: (line: Affirmation) => void
  onRemove: (line: Affirmation) => void
}

function ShelfContent({ shown, ...lines }: ShelfContentProps) {
  if (shown === 'favourites') return <Favorites {...lines} />
  if (shown === 'collections') return <Collections {...lines} />
  if (shown === 'sets') return <Sets {...lines} />
  if (shown === 'own') return <OwnLines {...lines} />
  if (shown === 'history') return <History {...lines} />
  return <Browse {...lines} />
}

/** The open line, shown from the cache at first. */
function useOpened() {
  const client = useQueryClient()
  const [opened, setOpened] = useState<Affirmation>()
  const open = (line: Affirmation) => {
    client.setQueryData(read('GET /affirmations/{id}', { params: { id: line._id } }).queryKey, line)
    setOpened(line)
  }
  return { opened, open, close: () => setOpened(undefined) }
}
