import type { Affirmation } from '@glimmer/contract'
import { useDeferredValue } from 'react'
import { Lines } from './lines.tsx'
import { NoMatch } from './no-match.tsx'

interface HistoryProps {
  /** The words to search for; all lines if empty. */
  search: string
  onClear: () => void
  hidden: ReadonlySet<string>
  onPick: (line: Affirmation) => void
  onRemove: (line: Affirmation) => void
}

/** All lines the user received, or those that match a search, newest first. */
export function History({ search, onClear, ...lines }: HistoryProps) {
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
