import { useAccount } from '#member/account-context.tsx'
import { featureMessage, networkError } from '#platform/api/errors.ts'
import { Button } from '#platform/ui/button.tsx'
import { PauseIcon, PlayIcon } from '#platform/ui/icons.tsx'
import { findOwnRecording, type Line } from '../sources/find-voice-source.ts'
import { playbackSettings } from '../sources/playback-settings.ts'
import { linePlayer } from '../transport/line-player.ts'
import { useLazyPlayer } from '../transport/use-line-player.ts'

const recordingPlayer = (line: Line, userId: string) =>
  linePlayer(async (signal) => {
    const createSource = await findOwnRecording(line, { userId, signal })
    if (!createSource) throw networkError()
    return createSource
  }, playbackSettings)

/** Plays the recording on the page where it was made. `version` must differ for each recording. */
export function RecordingPlayer({ line, version }: { line: Line; version: string }) {
  const userId = useAccount().user?._id ?? ''
  const { player, state } = useLazyPlayer(`${line._id} ${version}`, async () => recordingPlayer(line, userId))
  const playing = state.phase === 'playing'
  return (
    <>
      <Button variant="ghost" small aria-busy={state.phase === 'preparing'} onClick={player.toggle}>
        {playing ? <PauseIcon /> : <PlayIcon />}
        {playing ? 'Pause' : 'Hear it'}
      </Button>
      {state.error && <span role="alert">{featureMessage(state.error, 'We couldn’t play it just now.')}</span>}
    </>
  )
}
