import { Button } from '#platform/ui/button.tsx'
import classes from './load-more.module.css'

interface LoadMoreProps {
  /** Of what, for those who meet the button without its surroundings. */
  what: string
  busy: boolean
  onPress: () => void
}

export const LoadMore = ({ what, busy, onPress }: LoadMoreProps) => (
  <p className={classes.more}>
    <Button
      variant="ghost"
      small
      aria-label={`Load more ${what}`}
      aria-disabled={busy}
      onClick={() => !busy && onPress()}
    >
      {busy ? 'Loading...' : 'Load more'}
    </Button>
  </p>
)
