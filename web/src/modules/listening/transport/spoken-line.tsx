import { type ReactNode, useRef } from 'react'
import type { Line } from '../sources/find-voice-source.ts'
import { substituteNotice, useVoice } from '../sources/use-voice.ts'
import type { Means } from '../sources/voice-source.ts'
import { Listener } from './listener.tsx'
import { LitLine } from './lit-line.tsx'
import { PlaybackFailure } from './playback-failure.tsx'
import { Player } from './player.tsx'
import classes from './spoken-line.module.css'
import { useLinePlayer } from './use-line-player.ts'
import { usePlayerKeys } from './use-player-keys.ts'

interface SpokenLineProps {
  line: Line
  /** What F does while the focus is in here. */
  onFavorite: () => void
  /** Whether the person's avatar stands beside the line and listens. */
  heardByAvatar?: boolean
  /** What stands beside the player, such as the favourite. */
  children: ReactNode
}

/** A line and its player, where the line is one of several things on a screen. */
export function SpokenLine({ line, onFavorite, heardByAvatar, children }: SpokenLineProps) {
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
      <div className={classes.line}>
        {heardByAvatar && <Listener isListening={state.phase === 'playing'} />}
        <LitLine text={line.text} state={state} />
      </div>
      <p className={classes.notice} role="status">
        {substituteNotice(state, selection.means)}
      </p>
      <Player text={line.text} player={player} state={state} selection={selection}>
        {children}
      </Player>
      <div className={classes.failure} role="alert">
        {state.error && <PlaybackFailure error={state.error} onRetry={() => void player.play()} onMeans={playBy} />}
      </div>
    </div>
  )
}
