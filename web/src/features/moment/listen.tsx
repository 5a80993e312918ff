import type { Affirmation } from '@glimmer/contract'
import { themeNames } from '@glimmer/contract/themes'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { FavoriteButton } from '#app/lines/favorite-button.tsx'
import { useFavorite } from '#app/lines/use-favorite.ts'
import type { Line, Telling } from '#app/player/find-teller.ts'
import { LitLine } from '#app/player/lit-line.tsx'
import { Player } from '#app/player/player.tsx'
import { tellOrStandIn } from '#app/player/session/tell-or-stand-in.ts'
import { useLinePlayer } from '#app/player/use-line-player.ts'
import { usePlayerKeys } from '#app/player/use-player-keys.ts'
import { useVoice } from '#app/player/use-voice.ts'
import { whoSpeaksInstead } from '#app/player/who-speaks.ts'
import { Button } from '#ui/button.tsx'
import { MicrophoneIcon } from '#ui/icons.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import classes from './listen.module.css'
import moment from './moment.module.css'

const SayAloud = lazy(() => import('#app/player/say-aloud/say-aloud.tsx').then((m) => ({ default: m.SayAloud })))

/** The line, said once by itself. Whatever keeps the voice away, somebody or nobody says it instead. */
export function Listen({ line, onDone }: { line: Affirmation; onDone: () => void }) {
  const stage = useRef<HTMLDivElement>(null)
  const [note, setNote] = useState<string>()
  const [aloud, setAloud] = useState(false)
  const [find] = useState(
    () => (wanted: Line, telling: Telling) => tellOrStandIn(wanted, telling, ({ why }) => setNote(why)),
  )
  const { voices, voice, means, choose, ready } = useVoice()
  const { player, state } = useLinePlayer(line, { voice, means, find })
  const favorite = useFavorite()
  usePlayerKeys(stage, player, () => favorite(line), { spaceOnly: true })
  const begin = useEffectEvent(() => void player.play())
  useEffect(() => {
    stage.current?.focus({ preventScroll: true })
    if (ready) begin()
  }, [ready])
  const sayIt = () => {
    player.pause()
    setAloud(!aloud)
  }
  return (
    <div ref={stage} className={classes.listen} tabIndex={-1}>
      <div className={moment.middle}>
        {line.themes[0] && <span className={classes.tag}>{themeNames[line.themes[0]]}</span>}
        <h1>
          <VisuallyHidden>Today’s affirmation</VisuallyHidden>
        </h1>
        <LitLine text={line.text} state={aloud ? { ...state, word: -1 } : state} look="centred" />
        <p className={classes.why}>{line.description}</p>
        <p className={classes.why} role="status">
          {note ?? whoSpeaksInstead(state, means)}
        </p>
      </div>
      <footer className={moment.footColumn}>
        {aloud ? (
          <Suspense>
            <div className={classes.panel}>
              <SayAloud text={line.text} />
            </div>
          </Suspense>
        ) : (
          <div className={classes.player}>
            <Player
              text={line.text}
              player={player}
              state={state}
              voices={voices}
              voice={voice}
              means={means}
              ready={ready}
              onChoose={choose}
            >
              <FavoriteButton line={line} />
            </Player>
          </div>
        )}
        <div className={moment.foot}>
          <Button variant="quiet" aria-pressed={aloud} onClick={sayIt}>
            <MicrophoneIcon />
            {aloud ? 'Hear it' : 'Say it aloud'}
          </Button>
          <Button onClick={onDone}>Continue</Button>
        </div>
      </footer>
    </div>
  )
}
