import { Suspense, useEffect, useRef } from 'react'
import { classNames } from '#lib/class-names.ts'
import { FreeAlternatives, PlaybackFailure } from '#modules/listening/playback-failure.tsx'
import type { PlaybackMethod } from '#modules/listening/voice-source.ts'
import type { ApiError } from '#platform/api/errors.ts'
import { optionalPart } from '#platform/boundaries/on-demand.tsx'
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx'
import classes from './dashboard.module.css'

const LimitReached = optionalPart(
  () => import('#modules/plans/limit-reached.tsx').then((m) => m.LimitReached),
  ({ children }) => children,
)

interface PlaybackErrorProps {
  error: ApiError
  onRetry: () => void
  onBack: () => void
  /** Called with a free way to play the line instead. */
  onMethod: (method: PlaybackMethod) => void
}

/** Why a line could not be played, and what to do next; for a used-up allowance, what that means comes first. */
export function PlaybackError({ error, onRetry, onBack, onMethod }: PlaybackErrorProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The user who pressed Play may be looking further up. Some browsers return a promise, which is not a cleanup.
    void place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const isSpent = error.code === 'allowance_spent'
  return (
    <div
      ref={place}
      className={classNames('box', classes.card, isSpent ? classes.whole : 'row spread gap-m')}
      role="alert"
    >
      {isSpent ? (
        <>
          <h2>
            <VisuallyHidden>Hearing this line</VisuallyHidden>
          </h2>
          <Suspense>
            <LimitReached allowance={error.problem} onBack={onBack}>
              <FreeAlternatives onMethod={onMethod} />
            </LimitReached>
          </Suspense>
        </>
      ) : (
        <PlaybackFailure error={error} onRetry={onRetry} onMethod={onMethod} />
      )}
    </div>
  )
}
