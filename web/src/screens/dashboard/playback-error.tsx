import { lazy, Suspense, useEffect, useRef } from 'react'
import { readerMessage } from '#platform/api/errors.ts'
import { Button } from '#platform/ui/button.tsx'
import classes from './playback-error.module.css'
import type { PlaybackErrorProps } from './playback-error-details.lazy.tsx'

/** Without a connection even the file with the ways on may be out of reach: then the sentence stands alone. */
const Details = lazy(() =>
  import('./playback-error-details.lazy.tsx').then(
    (m) => ({ default: m.PlaybackErrorDetails }),
    () => ({ default: SentenceAlone }),
  ),
)

/** Why a line could not be heard, and the ways on. */
export const PlaybackError = (props: PlaybackErrorProps) => (
  <Suspense>
    <Alert {...props} />
  </Suspense>
)

function Alert(props: PlaybackErrorProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Who pressed Play may be looking further up. The call returns a promise in some browsers, which is no cleanup.
    void place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const isCard = props.error.code === 'allowance_spent'
  return (
    <div ref={place} className={isCard ? classes.card : classes.line} role="alert">
      <Details {...props} />
    </div>
  )
}

const SentenceAlone = ({ error, onRetry }: PlaybackErrorProps) => (
  <>
    <p>{readerMessage(error)}</p>
    <Button variant="ghost" small onClick={onRetry}>
      Try Again
    </Button>
  </>
)
