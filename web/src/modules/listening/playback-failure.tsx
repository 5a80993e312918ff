import type { ApiError } from '#platform/api/errors.ts'
import { readerMessage } from '#platform/api/errors.ts'
import { Button, TryAgain } from '#platform/ui/button.tsx'
import { useHasDeviceVoice } from './device-voice.ts'
import { mayFallBack } from './sources/fallback-source.ts'
import type { VoiceSourceKind } from './voice-source.ts'

interface PlaybackFailureProps {
  error: ApiError
  onRetry: () => void
  /** Called with a free way to play the line instead. */
  onMeans: (means: VoiceSourceKind) => void
}

/** Why a line could not be played, and what to do next. */
export function PlaybackFailure({ error, onRetry, onMeans }: PlaybackFailureProps) {
  return (
    <>
      <p>
        {readerMessage(error)}
        {error.code === 'voice_unavailable' && <span>{' Nothing was charged.'}</span>}
      </p>
      <div className="actions gap-s">
        {mayFallBack(error) && <FreeAlternatives onMeans={onMeans} />}
        {error.code !== 'allowance_spent' && <TryAgain onClick={onRetry} />}
      </div>
    </>
  )
}

/** Buttons for the free alternatives: the device's own voice, if it has one, and silent reading. */
export function FreeAlternatives({ onMeans }: Pick<PlaybackFailureProps, 'onMeans'>) {
  const hasVoice = useHasDeviceVoice()
  return (
    <div className="actions gap-s">
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
