import { FreeAlternatives, PlaybackFailure } from '#modules/listening/playback-failure.tsx'
import type { VoiceSourceKind } from '#modules/listening/voice-source.ts'
import { LimitReached } from '#modules/plans/limit-reached.tsx'
import type { ApiError } from '#platform/api/errors.ts'
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx'

export interface PlaybackErrorProps {
  error: ApiError
  onRetry: () => void
  onBack: () => void
  /** Called with a free way to play the line instead. */
  onMeans: (means: VoiceSourceKind) => void
}

/** Why a line could not be played, and what to do next; for a used-up allowance, what that means comes first. */
export function PlaybackErrorDetails({ error, onRetry, onBack, onMeans }: PlaybackErrorProps) {
  if (error.code !== 'allowance_spent') return <PlaybackFailure error={error} onRetry={onRetry} onMeans={onMeans} />
  return (
    <>
      <h2>
        <VisuallyHidden>Hearing this line</VisuallyHidden>
      </h2>
      <LimitReached allowance={error.problem} onBack={onBack}>
        <FreeAlternatives onMeans={onMeans} />
      </LimitReached>
    </>
  )
}
