import type { Affirmation } from '@glimmer/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { read } from '../../api/query.ts'
import { Button } from '../../ui/button.tsx'
import { Scene } from '../../ui/scene.tsx'
import { FavoriteButton } from './favorite-button.tsx'
import { LitLine } from './player/lit-line.tsx'
import { Player } from './player/player.tsx'
import { Trouble } from './player/trouble.tsx'
import { usePlayerKeys } from './player/use-player-keys.ts'
import { useRecording } from './player/use-recording.ts'
import { useVoice } from './player/use-voice.ts'
import classes from './stage.module.css'
import { useFavorite } from './use-favorite.ts'
import { originNames, themeList } from './words.ts'

interface StageProps {
  /** The line to show; today's when left out. */
  id: string | undefined
  /** Somebody asked for this line, and wants to be where it is. */
  asked: boolean
  /** Whether plans may be spoken of now. */
  offer: boolean
  onToday: () => void
}

/** The one line the screen is about: today's, or the one that was written or picked. */
export function Stage({ id, ...rest }: StageProps) {
  return id ? <Picked id={id} {...rest} /> : <Today {...rest} />
}

const Today = (props: Omit<StageProps, 'id'>) => {
  const { data: line } = useSuspenseQuery(read('GET /affirmations/today'))
  return <StageCard key={line._id} line={line} isToday {...props} />
}

const Picked = ({ id, ...props }: StageProps & { id: string }) => {
  const { data: line } = useSuspenseQuery(read('GET /affirmations/{id}', { params: { id } }))
  return <StageCard key={line._id} line={line} isToday={false} {...props} />
}

/** The light stands clear of the line and the player. */
const besideTheWords = { x: 1130, y: 560, radius: 92 }

interface CardProps extends Omit<StageProps, 'id'> {
  line: Affirmation
  isToday: boolean
}

function StageCard({ line, isToday, asked, offer, onToday }: CardProps) {
  const card = useRef<HTMLElement>(null)
  const { voices, voice, choose } = useVoice()
  const { player, state } = useRecording(line, voice)
  const favorite = useFavorite()
  useEffect(() => {
    if (asked) card.current?.focus({ preventScroll: true })
  }, [asked])
  usePlayerKeys(card, player, () => favorite(line))
  const title = isToday ? 'Today’s affirmation' : 'Your affirmation'
  return (
    <>
      <section ref={card} className={classes.stage} aria-label={title} tabIndex={-1}>
        <Scene className={classes.scene} seed={line._id} theme={line.themes[0]} horizon={660} sun={besideTheWords} />
        <header className={classes.head}>
          {line.themes.length > 0 && <span className={classes.tag}>{themeList(line.themes)}</span>}
          {!isToday && (
            <Button variant="quiet" small onClick={onToday}>
              Back to today
            </Button>
          )}
        </header>
        <div className={classes.words}>
          <LitLine text={line.text} state={state} />
          <p className={classes.why}>
            {line.origin !== 'own' && <b>{originNames[line.origin]}. </b>}
            {line.description}
          </p>
        </div>
        <Player line={line} player={player} state={state} voices={voices} voice={voice} onVoice={choose}>
          <FavoriteButton line={line} />
        </Player>
      </section>
      {state.error && (
        <Trouble error={state.error} offer={offer} onRetry={() => void player.play()} onBack={player.dismiss} />
      )}
    </>
  )
}
