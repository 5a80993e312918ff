import { useHasDeviceVoice } from '#modules/listening/sources/device-voice.ts'
import { mayFallBack } from '#modules/listening/sources/fallback-source.ts'
import type { Means } from '#modules/listening/sources/voice-source.ts'
import { SpentPanel } from '#modules/plans/limit-reached.tsx'
import type { ApiError } from '#platform/api/errors.ts'
import { readerMessage } from '#platform/api/errors.ts'
import { Button } from '#platform/ui/button.tsx'
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx'
import { useInSight } from './plain-trouble.tsx'
import classes from './trouble.module.css'

interface TroubleProps {
  error: ApiError
  offer: boolean
  onRetry: () => void
  onBack: () => void
  /** Another way to have the line said, which costs nothing. */
  onMeans: (means: Means) => void
}

/** Why a line could not be heard, and the ways on. */
export function Trouble({ error, offer, onRetry, onBack, onMeans }: TroubleProps) {
  const place = useInSight()
  if (error.code === 'allowance_spent') {
    return (
      <div ref={place} className={classes.card} role="alert">
        <h2>
          <VisuallyHidden>Hearing this line</VisuallyHidden>
        </h2>
        <SpentPanel spent={error.problem} offer={offer} onBack={onBack}>
          <FreeMeans onMeans={onMeans} />
        </SpentPanel>
      </div>
    )
  }
  const uncharged = error.code === 'voice_unavailable' ? ' Nothing was charged.' : ''
  return (
    <div ref={place} className={classes.line} role="alert">
      <p>
        {readerMessage(error)}
        {uncharged}
      </p>
      <div className={classes.ways}>
        {mayFallBack(error) && <FreeMeans onMeans={onMeans} />}
        <Button variant="ghost" small onClick={onRetry}>
          Try Again
        </Button>
      </div>
    </div>
  )
}

/** The device's own voice where it has one, and reading in silence everywhere. */
function FreeMeans({ onMeans }: Pick<TroubleProps, 'onMeans'>) {
  const hasVoice = useHasDeviceVoice()
  return (
    <div className={classes.ways}>
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
