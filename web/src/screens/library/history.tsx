import { useDeferredValue } from 'react'
import { Lines } from './lines.tsx'
import { NoMatch } from './no-match.tsx'
import type { ShelfProps } from './shelves.ts'

/** All lines the user received, or those that match a search, newest first. */
export function History({ search, onClear, ...lines }: ShelfProps) {
  const sought = useDeferredValue(search)
  return (
    <Lines
      {...lines}
      route="GET /users/history"
      query={{ q: sought || undefined }}
      name="History"
      empty={sought ? <NoMatch words={sought} onClear={onClear} /> : 'Your lines will appear here, one day at a time.'}
    />
  )
}
