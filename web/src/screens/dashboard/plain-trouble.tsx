import { useEffect, useRef } from 'react'
import type { ApiError } from '#platform/api/errors.ts'
import { readerMessage } from '#platform/api/errors.ts'
import { Button } from '#platform/ui/button.tsx'
import classes from './trouble.module.css'

/** Brings what it stands on into sight: who pressed Play may be looking further up. */
export function useInSight() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Its answer, a promise in some browsers, is not how to clean up.
    void place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return place
}

/** Why a line could not be heard, in one sentence. */
export function PlainTrouble({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  return (
    <div ref={useInSight()} className={classes.line} role="alert">
      <p>{readerMessage(error)}</p>
      <Button variant="ghost" small onClick={onRetry}>
        Try Again
      </Button>
    </div>
  )
}
