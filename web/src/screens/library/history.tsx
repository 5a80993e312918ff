import { useDeferredValue } from 'react'
import { Lines, NoMatch } from './lines.tsx'
import type { ShelfProps } from './shelves.ts'

/** All lines the user received, or those that match a search, newest first. */
export function History({ search, onClear, ...lines }: ShelfProps) {
  const searchText = useDeferredValue(search)
  return (
    <Lines
      {...lines}
      route="GET /users/history"
      query={{ q: searchText || undefined }}
      name="History"
      empty={
        searchText ? (
          <NoMatch words={searchText} onClear={onClear} />
        ) : (
          'Your lines will appear here, one day at a time.'
        )
      }
    />
  )
}
