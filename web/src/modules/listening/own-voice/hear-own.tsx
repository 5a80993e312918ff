import { useAccount } from '#member/account-context.tsx'
import { featureMessage, networkError } from '#platform/api/errors.ts'
import { Button } from '#platform/ui/button.tsx'
import { PauseIcon, PlayIcon } from '#platform/ui/icons.tsx'
import { type Line, ownVoice } from '../sources/find-voice-source.ts'
import { listening } from '../sources/playback-settings.ts'
import { linePlayer } from '../transport/line-player.ts'
import { useOnDemand } from '../transport/use-on-demand.ts'

const ownPlayer = (line: Line, userId: string) =>
  linePlayer(async (signal) => {
    const tell = await ownVoice(line, { userId, signal })
    if (!tell) throw networkError()
    return tell
  }, listening)

/** Hear the recording where it was made. `version` is another one for each recording. */
export function HearOwn({ line, version }: { line: Line; version: string }) {
  const userId = useAccount().user?._id ?? ''
  const { player, state } = useOnDemand(`${line._id} ${version}`, async () => ownPlayer(line, userId))
  const playing = state.phase === 'playing'
  return (
    <>
      <Button variant="ghost" small aria-busy={state.phase === 'preparing'} onClick={player.toggle}>
        {playing ? <PauseIcon /> : <PlayIcon />}
        {playing ? 'Pause' : 'Hear it'}
      </Button>
      {state.error && <span role="alert">{featureMessage(state.error, 'It could not be played just now.')}</span>}
    </>
  )
}
