import { useEffect, useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import classes from './progress.module.css'

/** After this time it says that it takes longer. */
const slowMs = 4_000

/** Three placeholders for the pictures, a progress message, and a button to stop. */
export function Progress({ onStop }: { onStop: () => void }) {
  const slow = useSlow()
  return (
    <div className={classes.progress}>
      <div className={classes.placeholders}>
        <Skeleton className={classes.placeholder} />
        <Skeleton className={classes.placeholder} />
        <Skeleton className={classes.placeholder} />
      </div>
      <progress aria-label="Drawing three options" />
      <div className={classes.footer}>
        <p role="status">{slow ? 'Still drawing. It can take up to a minute.' : 'Drawing three options…'}</p>
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
