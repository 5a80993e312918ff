import { type ReactNode, useRef } from 'react'
import { readerMessage } from '#platform/api/errors.ts'
import { Button } from '#platform/ui/button.tsx'
import { useHasDeviceVoice } from '../sources/device-voice.ts'
import type { Line } from '../sources/find-voice-source.ts'
import { substituteNotice, useVoice } from '../sources/use-voice.ts'
import type { Means, PlaybackState } from '../sources/voice-source.ts'
import { LitLine } from './lit-line.tsx'
import { Player } from './player.tsx'
import classes from './spoken-line.module.css'
import { useLinePlayer } from './use-line-player.ts'
import { usePlayerKeys } from './use-player-keys.ts'

interface SpokenLineProps {
  line: Line
  /** What F does while the focus is in here. */
  onFavorite: () => void
  /** What stands beside the player, such as the favourite. */
  children: ReactNode
}

/** A line and its player, where the line is one of several things on a screen. */
export function SpokenLine({ line, onFavorite, children }: SpokenLineProps) {
  const place = useRef<HTMLDivElement>(null)
  const selection = useVoice()
  const { player, state, playNext } = useLinePlayer(line, selection)
  usePlayerKeys(place, player, onFavorite, { spaceOnly: true })
  const playBy = (means: Means) => {
    playNext()
    selection.choose(means)
  }
  return (
    <div ref={place} className={classes.spoken}>
      <LitLine text={line.text} state={state} />
      <p className={classes.notice} role="status">
        {substituteNotice(state, selection.means)}
      </p>
      <Player text={line.text} player={player} state={state} selection={selection}>
        {children}
      </Player>
      <Failure error={state.error} onRetry={() => void player.play()} onMeans={playBy} />
    </div>
  )
}

interface FailureProps {
  error: PlaybackState['error']
  onRetry: () => void
  onMeans: (means: Means) => void
}

/** Why the line could not be heard, and the ways on, which cost nothing. */
function Failure({ error, onRetry, onMeans }: FailureProps) {
  const hasVoice = useHasDeviceVoice()
  return (
    <div className={classes.failure} role="alert">
      {error && (
        <>
          <p>{readerMessage(error)}</p>
          {error.code !== 'allowance_spent' && (
            <Button variant="ghost" small onClick={onRetry}>
              Try Again
            </Button>
          )}
          {hasVoice && (
            <Button variant="ghost" small onClick={() => onMeans('device')}>
              Use this device’s voice
            </Button>
          )}
          <Button variant="ghost" small onClick={() => onMeans('silent')}>
            Read in silence
          </Button>
        </>
      )}
    </div>
  )
}
