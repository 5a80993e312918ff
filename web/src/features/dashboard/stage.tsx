import type { Affirmation } from '@glimmer/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { read } from '#api/query.ts'
import { onDemand } from '#app/errors/on-demand.tsx'
import { FavoriteButton } from '#app/lines/favorite-button.tsx'
import { originOf } from '#app/lines/origin.ts'
import { useFavorite } from '#app/lines/use-favorite.ts'
import { useOnline } from '#app/online.ts'
import { LitLine } from '#app/player/lit-line.tsx'
import { Player } from '#app/player/player.tsx'
import type { Playing } from '#app/player/playing.ts'
import { nowPlaying } from '#app/player/session/now-playing.ts'
import { stopAmbience } from '#app/player/sound/load-ambience.ts'
import type { Means } from '#app/player/teller.ts'
import { useLinePlayer } from '#app/player/use-line-player.ts'
import { usePlayerKeys } from '#app/player/use-player-keys.ts'
import { useVoice } from '#app/player/use-voice.ts'
import { whoSpeaksInstead } from '#app/player/who-speaks.ts'
import { ShareButton } from '#app/share/share-button.tsx'
import { paths } from '#paths.ts'
import { Backdrop } from '#ui/backdrop.tsx'
import { Button, IconButton, LinkButton } from '#ui/button.tsx'
import { TuneIcon } from '#ui/tool-icons.tsx'
import { isOfToday } from './lines-here.ts'
import { PlainTrouble } from './plain-trouble.tsx'
import { Sit } from './sit/sit.tsx'
import classes from './stage.module.css'
import { themeList } from './words.ts'

const ListenDialog = onDemand(() => import('#app/player/listen-dialog.tsx').then((m) => m.ListenDialog))
/** Without a connection even the words for it may be out of reach. */
const Trouble = lazy(() =>
  import('./trouble.tsx').then(
    (m) => ({ default: m.Trouble }),
    () => ({ default: PlainTrouble }),
  ),
)

interface StageProps {
  /** The line to show; today's when left out. */
  id: string | undefined
  /** Somebody asked for this line, and wants to be where it is. */
  asked: boolean
  /** Whether plans may be spoken of now. */
  offer: boolean
  onToday: () => void
  onPick: (line: Affirmation) => void
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
const besideTheWords = { x: 1260, y: 572, radius: 88 }

interface CardProps extends Omit<StageProps, 'id'> {
  line: Affirmation
  isToday: boolean
}

function StageCard({ line, isToday, asked, offer, onToday, onPick }: CardProps) {
  const card = useRef<HTMLElement>(null)
  const { voices, voice, means, choose, ready, askAgain } = useVoice()
  const { player, state, renew, playNext } = useLinePlayer(line, { voice, means })
  const [more, setMore] = useState(false)
  const favorite = useFavorite()
  const standIn = (other: Means) => {
    playNext()
    choose(other)
  }
  const tryAgain = () => {
    if (voice) return void player.play()
    playNext()
    void askAgain()
  }
  useEffect(() => {
    if (asked) card.current?.focus({ preventScroll: true })
  }, [asked])
  usePlayerKeys(card, player, () => favorite(line))
  useQuietOnLeaving()
  const online = useOnline()
  // Kept on this device it may be of an earlier day.
  const isOld = isToday && !online && !isOfToday(line, new Date())
  const title = isToday && !isOld ? 'Today’s affirmation' : 'Your affirmation'
  return (
    <>
      <section ref={card} className={classes.stage} aria-label={title} tabIndex={-1}>
        <Backdrop className={classes.scene} seed={line._id} theme={line.themes[0]} horizon={660} sun={besideTheWords} />
        <header className={classes.head}>
          {line.themes.length > 0 && <span className={classes.tag}>{themeList(line.themes)}</span>}
          {isToday ? (
            <LinkButton variant="quiet" small to={paths.moment()}>
              Breathe with it
            </LinkButton>
          ) : (
            <Button variant="quiet" small onClick={onToday}>
              Back to today
            </Button>
          )}
        </header>
        <Words line={line} state={state} means={means} />
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
          <span className={classes.ways}>
            <IconButton variant="quiet" label="More ways to listen" icon={<TuneIcon />} onClick={() => setMore(true)} />
            <ShareButton line={line} />
            <FavoriteButton line={line} />
          </span>
        </Player>
      </section>
      <Suspense>
        {state.error && (
          <Trouble error={state.error} offer={offer} onRetry={tryAgain} onBack={player.dismiss} onMeans={standIn} />
        )}
      </Suspense>
      <Sit line={line} card={card} onPick={onPick} />
      <Suspense>{more && <ListenDialog line={line} onOwnVoice={renew} onClose={() => setMore(false)} />}</Suspense>
    </>
  )
}

const Words = ({ line, state, means }: { line: Affirmation; state: Playing; means: Means }) => (
  <div className={classes.words}>
    <LitLine text={line.text} state={state} />
    <p className={classes.why}>
      <Origin line={line} />
      {line.description}
    </p>
    <p className={classes.why} role="status">
      {whoSpeaksInstead(state, means)}
    </p>
  </div>
)

/** Who wrote the line, and how, in words. */
const Origin = ({ line }: { line: Affirmation }) => {
  const who = originOf(line)
  if (!who) return null
  return (
    <>
      <b>{who}</b>
      {line.technique ? `, ${line.technique}. ` : '. '}
    </>
  )
}

/** Sounds stop with the screen they were begun on, unless a session goes on. */
const useQuietOnLeaving = () =>
  useEffect(
    () => () => {
      if (!nowPlaying.get()) stopAmbience()
    },
    [],
  )
