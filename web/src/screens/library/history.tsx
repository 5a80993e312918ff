import type { Affirmation } from '@glimmer/contract'
import { useDeferredValue, useState } from 'react'
import { Lines } from './lines.tsx'
import { SearchField } from './search-field.tsx'

interface HistoryProps {
  hidden: ReadonlySet<string>
  onPick: (line: Affirmation) => void
  onRemove: (line: Affirmation) => void
}

/** All lines the user received, newest first, with a search field. */
export function History(props: HistoryProps) {
  const [search, setSearch] = useState('')
  const sought = useDeferredValue(search.trim())
  return (
    <>
      <SearchField label="Search your lines" value={search} onChange={setSearch} />
      <Lines
        {...props}
        route="GET /users/history"
        query={{ q: sought || undefined }}
        name="History"
        empty={sought ? 'No lines match that.' : 'Your lines will appear here, one day at a time.'}
      />
    </>
  )
}
