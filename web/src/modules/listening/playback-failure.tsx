import type { ApiError } from '#platform/api/errors.ts'
import { readerMessage } from '#platform/api/errors.ts'
import { Button, TryAgain } from '#platform/ui/button.tsx'
import { useHasDeviceVoice } from './device-voice.ts'
import { mayFallBack, type PlaybackMethod } from './voice-source.ts'

interface PlaybackFailureProps {
  error: ApiError
  onRetry: () => void
  /** Called with a free way to play the line instead. */
  onMethod: (method: PlaybackMethod) => void
}

/** Why a line could not be played, and what to do next. */
export function PlaybackFailure({ error, onRetry, onMethod }: PlaybackFailureProps) {
  return (
    <>
      <p>
        {readerMessage(error)}
        {error.code === 'voice_unavailable' && <span>{' Nothing was charged.'}</span>}
      </p>
      <div className="actions gap-s">
        {mayFallBack(error) && <FreeAlternatives onMethod={onMethod} />}
        {error.code !== 'allowance_spent' && <TryAgain onClick={onRetry} />}
      </div>
    </>
  )
}

/** Buttons for the free alternatives: the device's own voice, if it has one, and silent reading. */
export function FreeAlternatives({ onMethod }: Pick<PlaybackFailureProps, 'onMethod'>) {
  const hasVoice = useHasDeviceVoice()
  return (
    <div className="actions gap-s">
      {hasVoice && (
        <Button variant="ghost" small onClick={() => onMethod('device')}>
          Use this device’s voice
        </Button>
      )}
      <Button variant="ghost" small onClick={() => onMethod('silent')}>
        Read in silence
      </Button>
    </div>
  )
}
