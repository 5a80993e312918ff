import { Button } from './button.tsx'

export interface LoadMoreProps {
  /** What is loaded, for screen reader users who reach the button out of context. */
  what: string
  busy: boolean
  onPress: () => void
}

/** Loads the next page of a list. */
export const LoadMoreButton = ({ what, busy, onPress }: LoadMoreProps) => (
  <Button variant="ghost" small aria-label={`Load more ${what}`} aria-disabled={busy} onClick={onPress}>
    {busy ? 'Loading...' : 'Load more'}
  </Button>
)
