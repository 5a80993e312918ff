import type { Affirmation } from '@glimmer/contract'
import { themeNames } from '@glimmer/contract/themes'
import { lazy, useEffect, useEffectEvent, useRef, useState } from 'react'
import { FavoriteButton } from '#modules/affirmations/favorite-button.tsx'
import { useFavorite } from '#modules/affirmations/use-favorite.ts'
import { hintOf } from '#modules/affirmations/words.ts'
import { HighlightedLine } from '#modules/listening/highlighted-line.tsx'
import { Listener } from '#modules/listening/listener.tsx'
import { Player } from '#modules/listening/player.tsx'
import { useLinePlayer } from '#modules/listening/use-line-player.ts'
import { usePlayerKeys } from '#modules/listening/use-player-keys.ts'
import { substituteNotice, useVoice } from '#modules/listening/use-voice.ts'
import type { PlaybackState } from '#modules/listening/voice-source.ts'
import { Section } from '#platform/boundaries/section.tsx'
import { Button } from '#platform/ui/button.tsx'
import { PlayIcon } from '#platform/ui/icons.tsx'
import { MicrophoneIcon } from '#platform/ui/tool-icons.tsx'
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx'
import moment from './moment.module.css'
import classes from './steps.module.css'

const SayAloud = lazy(() => import('#modules/listening/say-aloud.tsx').then((m) => ({ default: m.SayAloud })))

/** Plays the line automatically once. If the voice is unavailable, the device says it, or it is read in silence. */
export function Listen({ line, onDone }: { line: Affirmation; onDone: () => void }) {
  const screen = useRef<HTMLDivElement>(null)
  const [notice, setNotice] = useState<string>()
  const [aloud, setAloud] = useState(false)
  /** The progress of the user saying the line aloud. */
  const [said, setSaid] = useState<PlaybackState>()
  const selection = useVoice()
  const { method, isLoaded } = selection
  const { player, state } = useLinePlayer(line, selection, setNotice)
  const favorite = useFavorite()
  usePlayerKeys(screen, player, () => favorite(line), { spaceOnly: true })
  const begin = useEffectEvent(() => void player.play())
  useEffect(() => {
    screen.current?.focus({ preventScroll: true })
    if (isLoaded) begin()
  }, [isLoaded])
  const sayIt = () => {
    player.pause()
    setAloud(!aloud)
  }
  return (
    <div ref={screen} className={classes.listen} tabIndex={-1}>
      <div className={`stack centred ${moment.middle}`}>
        <div className={`bar ${classes.head}`}>
          <Listener isListening={state.phase === 'playing'} />
          {line.themes[0] && <span className={classes.tag}>{themeNames[line.themes[0]]}</span>}
        </div>
        <h1>
          <VisuallyHidden>Today’s affirmation</VisuallyHidden>
        </h1>
        <HighlightedLine text={line.text} state={aloud ? (said ?? { ...state, word: -1 }) : state} look="centred" />
        <p className={classes.why}>{hintOf(line)}</p>
        <p className={classes.why} role="status">
          {notice ?? substituteNotice(state, method)}
        </p>
      </div>
      <footer className={`row center ${moment.actionColumn}`}>
        {aloud ? (
          <Section waiting={null}>
            <div className={classes.panel}>
              <SayAloud text={line.text} onProgress={setSaid} />
            </div>
          </Section>
        ) : (
          <div className={classes.player}>
            <Player text={line.text} player={player} state={state} selection={selection}>
              <FavoriteButton line={line} />
            </Player>
          </div>
        )}
        <div className={`row center ${moment.actions}`}>
          <Button variant="quiet" aria-pressed={aloud} onClick={sayIt}>
            {aloud ? <PlayIcon /> : <MicrophoneIcon />}
            <span>{aloud ? 'Hear it' : 'Say it aloud'}</span>
          </Button>
          <Button onClick={onDone}>Continue</Button>
        </div>
      </footer>
    </div>
  )
}
