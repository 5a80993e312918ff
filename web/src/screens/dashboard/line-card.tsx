import type { Affirmation } from '@glimmer/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { FavoriteButton } from '#modules/affirmations/favorite-button.tsx'
import { originOf } from '#modules/affirmations/origin.ts'
import { useFavorite } from '#modules/affirmations/use-favorite.ts'
import { isOfToday, themeList } from '#modules/affirmations/words.ts'
import { useStopAmbienceOnLeave } from '#modules/listening/playlist/current-playlist.tsx'
import { substituteNotice, useVoice } from '#modules/listening/sources/use-voice.ts'
import type { Means, PlaybackState } from '#modules/listening/sources/voice-source.ts'
import { LitLine, Player } from '#modules/listening/transport/player.tsx'
import { useLinePlayer } from '#modules/listening/transport/use-line-player.ts'
import { usePlayerKeys } from '#modules/listening/transport/use-player-keys.ts'
import { ShareButton } from '#modules/share/share-button.tsx'
import { useOnline } from '#platform/api/connection.ts'
import { read } from '#platform/api/query.ts'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { paths } from '#platform/paths.ts'
import { Backdrop } from '#platform/ui/backdrop.tsx'
import { Button, IconButton, LinkButton } from '#platform/ui/button.tsx'
import { TuneIcon } from '#platform/ui/tool-icons.tsx'
import { Feedback } from './feedback/feedback.tsx'
import classes from './line-card.module.css'
import { PlaybackError } from './playback-error.tsx'

const ListenDialog = onDemand(() => import('#modules/listening/listen-dialog.tsx').then((m) => m.ListenDialog))

interface LineCardProps {
  /** The line to show; today's when left out. */
  id: string | undefined
  /** Whether the card takes the focus, because somebody asked for this line. */
  takeFocus: boolean
  onToday: () => void
  onPick: (line: Affirmation) => void
}

/** The one line the screen is about: today's, or the one that was written or picked. */
export function LineCard({ id, ...rest }: LineCardProps) {
  return id ? <Picked id={id} {...rest} /> : <Today {...rest} />
}

const Today = (props: Omit<LineCardProps, 'id'>) => {
  const { data: line } = useSuspenseQuery(read('GET /affirmations/today'))
  return <Card key={line._id} line={line} isToday {...props} />
}

const Picked = ({ id, ...props }: LineCardProps & { id: string }) => {
  const { data: line } = useSuspenseQuery(read('GET /affirmations/{id}', { params: { id } }))
  return <Card key={line._id} line={line} isToday={false} {...props} />
}

/** Clear of the line and the player. */
const sunBesideWords = { x: 1260, y: 572, radius: 88 }

interface CardProps extends Omit<LineCardProps, 'id'> {
  line: Affirmation
  isToday: boolean
}

function Card({ line, isToday, takeFocus, onToday, onPick }: CardProps) {
  const card = useRef<HTMLElement>(null)
  const selection = useVoice()
  const { voice, means, choose, askAgain } = selection
  const { player, state, renew, playNext } = useLinePlayer(line, selection)
  const [more, setMore] = useState(false)
  const favorite = useFavorite()
  const playBy = (other: Means) => {
    playNext()
    choose(other)
  }
  const tryAgain = () => {
    if (voice) return void player.play()
    playNext()
    void askAgain()
  }
  useEffect(() => {
    if (takeFocus) card.current?.focus({ preventScroll: true })
  }, [takeFocus])
  usePlayerKeys(card, player, () => favorite(line))
  useStopAmbienceOnLeave()
  const online = useOnline()
  // A copy on this device may be of an earlier day.
  const isOld = isToday && !online && !isOfToday(line, new Date())
  const title = isToday && !isOld ? 'Today’s affirmation' : 'Your affirmation'
  return (
    <>
      <section ref={card} className={classes.card} aria-label={title} tabIndex={-1}>
        <Backdrop className={classes.scene} seed={line._id} theme={line.themes[0]} horizon={660} sun={sunBesideWords} />
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
        <Player text={line.text} player={player} state={state} selection={selection}>
          <span className={classes.actions}>
            <IconButton variant="quiet" label="More ways to listen" icon={<TuneIcon />} onClick={() => setMore(true)} />
            <ShareButton line={line} />
            <FavoriteButton line={line} />
          </span>
        </Player>
      </section>
      {state.error && <PlaybackError error={state.error} onRetry={tryAgain} onBack={player.dismiss} onMeans={playBy} />}
      <Feedback line={line} card={card} onPick={onPick} />
      <Suspense>{more && <ListenDialog line={line} onOwnVoice={renew} onClose={() => setMore(false)} />}</Suspense>
    </>
  )
}

const Words = ({ line, state, means }: { line: Affirmation; state: PlaybackState; means: Means }) => (
  <div className={classes.words}>
    <LitLine text={line.text} state={state} />
    <p className={classes.why}>
      <Origin line={line} />
      {line.description}
    </p>
    <p className={classes.why} role="status">
      {substituteNotice(state, means)}
    </p>
  </div>
)

/** Who chose or wrote the line; its description says why. */
const Origin = ({ line }: { line: Affirmation }) => {
  const who = originOf(line)
  return who ? <b>{`${who}. `}</b> : null
}
