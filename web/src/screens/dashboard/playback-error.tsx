import { Suspense, useEffect, useRef } from 'react'
import { classNames } from '#lib/class-names.ts'
import { readerMessage } from '#platform/api/errors.ts'
import { optionalPart } from '#platform/boundaries/on-demand.tsx'
import { TryAgain } from '#platform/ui/button.tsx'
import classes from './dashboard.module.css'
import type { PlaybackErrorProps } from './playback-error-details.tsx'

const SentenceAlone = ({ error, onRetry }: PlaybackErrorProps) => (
  <>
    <p>{readerMessage(error)}</p>
    <TryAgain onClick={onRetry} />
  </>
)

/** Without a connection even this chunk may be unavailable: then only the message is shown. */
const Details = optionalPart(
  () => import('./playback-error-details.tsx').then((m) => m.PlaybackErrorDetails),
  SentenceAlone,
)

/** Why a line could not be played, and what to do next. */
export const PlaybackError = (props: PlaybackErrorProps) => (
  <Suspense>
    <Alert {...props} />
  </Suspense>
)

function Alert(props: PlaybackErrorProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The user who pressed Play may be looking further up. Some browsers return a promise, which is not a cleanup.
    void place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const isCard = props.error.code === 'allowance_spent'
  return (
    <div
      ref={place}
      className={classNames('box', classes.card, isCard ? classes.whole : 'row spread gap-m')}
      role="alert"
    >
      <Details {...props} />
    </div>
  )
}
