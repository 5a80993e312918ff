import { useEffect, useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import classes from './progress.module.css'

/** How long, in milliseconds, before a wait is owned up to. */
const slowMs = 4_000

/** Three places where pictures will stand, words that say so, and the way to stop. */
export function Progress({ onStop }: { onStop: () => void }) {
  const slow = useSlow()
  return (
    <div className={classes.progress}>
      <div className={classes.places}>
        <Skeleton className={classes.place} />
        <Skeleton className={classes.place} />
        <Skeleton className={classes.place} />
      </div>
      <progress aria-label="Drawing three proposals" />
      <div className={classes.foot}>
        <p role="status">
          {slow ? 'Still drawing. It can take up to a minute.' : 'Reading your words, then drawing three…'}
        </p>
        <Button variant="ghost" small onClick={onStop}>
          Stop
        </Button>
      </div>
    </div>
  )
}

function useSlow() {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMs)
    return () => clearTimeout(timer)
  }, [])
  return slow
}
