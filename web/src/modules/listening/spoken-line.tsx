import { type ReactNode, useRef } from 'react'
import { HighlightedLine } from './highlighted-line.tsx'
import { Listener } from './listener.tsx'
import { PlaybackFailure } from './playback-failure.tsx'
import { Player } from './player.tsx'
import type { Line } from './sources/find-voice-source.ts'
import classes from './spoken-line.module.css'
import { useLinePlayer } from './use-line-player.ts'
import { usePlayerKeys } from './use-player-keys.ts'
import { substituteNotice, useVoice } from './use-voice.ts'
import type { PlaybackMethod } from './voice-source.ts'

interface SpokenLineProps {
  line: Line
  /** Called when F is pressed while the focus is inside. */
  onFavorite: () => void
  /** Whether the user's avatar is shown beside the line, as its listener. */
  heardByAvatar?: boolean
  /** Shown beside the player, such as the favourite button. */
  children: ReactNode
}

/** A line and its player, for screens where it is one of several items. */
export function SpokenLine({ line, onFavorite, heardByAvatar, children }: SpokenLineProps) {
  const place = useRef<HTMLDivElement>(null)
  const selection = useVoice()
  const { player, state, playNext } = useLinePlayer(line, selection)
  usePlayerKeys(place, player, onFavorite, { spaceOnly: true })
  const playBy = (method: PlaybackMethod) => {
    playNext()
    selection.choose(method)
  }
  return (
    <div ref={place} className="stack">
      <div className={classes.line}>
        {heardByAvatar && <Listener isListening={state.phase === 'playing'} />}
        <HighlightedLine text={line.text} state={state} />
      </div>
      <p className={classes.notice} role="status">
        {substituteNotice(state, selection.method)}
      </p>
      <Player text={line.text} player={player} state={state} selection={selection}>
        {children}
      </Player>
      <div className={`row ${classes.failure}`} role="alert">
        {state.error && <PlaybackFailure error={state.error} onRetry={() => void player.play()} onMethod={playBy} />}
      </div>
    </div>
  )
}
