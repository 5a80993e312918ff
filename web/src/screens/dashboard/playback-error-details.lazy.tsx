import { useHasDeviceVoice } from '#modules/listening/sources/device-voice.ts'
import { mayFallBack } from '#modules/listening/sources/fallback-source.ts'
import type { Means } from '#modules/listening/sources/voice-source.ts'
import { LimitReached } from '#modules/plans/limit-reached.tsx'
import type { ApiError } from '#platform/api/errors.ts'
import { readerMessage } from '#platform/api/errors.ts'
import { Button } from '#platform/ui/button.tsx'
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx'
import classes from './playback-error.module.css'

export interface PlaybackErrorProps {
  error: ApiError
  onRetry: () => void
  onBack: () => void
  /** Another way to have the line said, which costs nothing. */
  onMeans: (means: Means) => void
}

/** Why a line could not be heard, and the ways on. */
export function PlaybackErrorDetails({ error, onRetry, onBack, onMeans }: PlaybackErrorProps) {
  if (error.code === 'allowance_spent') {
    return (
      <>
        <h2>
          <VisuallyHidden>Hearing this line</VisuallyHidden>
        </h2>
        <LimitReached allowance={error.problem} onBack={onBack}>
          <StandIns onMeans={onMeans} />
        </LimitReached>
      </>
    )
  }
  const uncharged = error.code === 'voice_unavailable' ? ' Nothing was charged.' : ''
  return (
    <>
      <p>
        {readerMessage(error)}
        {uncharged}
      </p>
      <div className={classes.actions}>
        {mayFallBack(error) && <StandIns onMeans={onMeans} />}
        <Button variant="ghost" small onClick={onRetry}>
          Try Again
        </Button>
      </div>
    </>
  )
}

/** The device's own voice where it has one, and reading in silence everywhere. */
function StandIns({ onMeans }: Pick<PlaybackErrorProps, 'onMeans'>) {
  const hasVoice = useHasDeviceVoice()
  return (
    <div className={classes.actions}>
      {hasVoice && (
        <Button variant="ghost" small onClick={() => onMeans('device')}>
          Use this device’s voice
        </Button>
      )}
      <Button variant="ghost" small onClick={() => onMeans('silent')}>
        Read in silence
      </Button>
    </div>
  )
}
