import type { Affirmation } from '@glimmer/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { localDay } from '#lib/calendar.ts'
import { formatDuration } from '#lib/format-time.ts'
import { useAccount } from '#member/account-context.tsx'
import { useDay } from '#member/day-done.ts'
import { readToday } from '#member/todays-line.ts'
import { FavoriteButton } from '#modules/affirmations/favorite-button.tsx'
import { useFavorite } from '#modules/affirmations/use-favorite.ts'
import { hintOf, originOf } from '#modules/affirmations/words.ts'
import { useStopAmbienceOnLeave } from '#modules/listening/current-playlist.tsx'
import { HighlightedLine } from '#modules/listening/highlighted-line.tsx'
import { Listener } from '#modules/listening/listener.tsx'
import { PlayButton } from '#modules/listening/play-button.tsx'
import { type LazyPlayer, useLinePlayer } from '#modules/listening/use-line-player.ts'
import { usePlayerKeys } from '#modules/listening/use-player-keys.ts'
import { substituteNotice, useVoice, type VoiceSelection } from '#modules/listening/use-voice.ts'
import type { PlaybackMethod, PlaybackState } from '#modules/listening/voice-source.ts'
import { useOnline } from '#platform/api/connection.ts'
import { read } from '#platform/api/query.ts'
import { onDemand, optionalPart } from '#platform/boundaries/on-demand.tsx'
import { IconButton } from '#platform/ui/button.tsx'
import { MoreIcon } from '#platform/ui/icons.tsx'
import feedback from './feedback/feedback.module.css'
import { Greeting } from './greeting.tsx'
import classes from './line-card.module.css'
import { LineScene } from './line-scene.tsx'
import { PlaybackError } from './playback-error.tsx'

/** As tall as the question and its answers, so that nothing moves when they load. */
const QuestionPlaceholder = () => <div className={`${feedback.feedback} ${feedback.room}`} />
const LineQuestion = optionalPart(
  () => import('./feedback/feedback.tsx').then((m) => m.LineQuestion),
  QuestionPlaceholder,
)
const LineDialog = onDemand(() => import('./line-dialog.tsx').then((m) => m.LineDialog))

/** What the content beside the line can use. */
export interface LineCardControls {
  /** Plays the line in another voice: by its id, or one of the free ways. */
  hear: (choice: string) => void
  isPlaying: boolean
}

/** A line that has just replaced another, and what is said about it. */
export interface LineNews {
  id: string
  words: string
}

interface LineCardProps {
  /** The line to show; today's if undefined. */
  id: string | undefined
  /** Whether the card takes the focus, because the user asked for this line. */
  takeFocus: boolean
  onToday: () => void
  /** Called when another line replaces this one. */
  onOther: (line: Affirmation, isToday: boolean) => void
  news: LineNews | undefined
  /** The actions under the line. */
  actions: ReactNode
  /** Renders the content beside the line. */
  aside: (beside: LineCardControls) => ReactNode
  /** Whether the line has loaded, so that it is time to ask about it. */
  canBeAsked: boolean
}

/** The main line of the screen: today's, or the one that was written or picked. */
export function LineCard({ id, ...rest }: LineCardProps) {
  return id ? <Picked id={id} {...rest} /> : <Today {...rest} />
}

const Today = (props: Omit<LineCardProps, 'id'>) => {
  const { data: line } = useSuspenseQuery(readToday())
  const { user } = useAccount()
  // A cached copy may be from an earlier day.
  const isOld = !useOnline() && line.day !== localDay(new Date(), user?.preferences.timeZone)
  return <Card key={line._id} line={line} isToday isOld={isOld} {...props} />
}

const Picked = ({ id, ...props }: LineCardProps & { id: string }) => {
  const { data: line } = useSuspenseQuery(read('GET /affirmations/{id}', { params: { id } }))
  return <Card key={line._id} line={line} isToday={false} {...props} />
}

interface CardProps extends Omit<LineCardProps, 'id'> {
  line: Affirmation
  isToday: boolean
  isOld?: boolean
}

function Card({ line, isToday, isOld, takeFocus, onToday, onOther, news, actions, aside, canBeAsked }: CardProps) {
  const card = useRef<HTMLElement>(null)
  const selection = useVoice()
  const { player, state, renew, playBy, tryAgain } = useHearing(line, selection)
  const [more, setMore] = useState(false)
  const favorite = useFavorite()
  const said = news?.id === line._id ? news.words : undefined
  useEffect(() => {
    if (takeFocus) card.current?.focus({ preventScroll: true })
  }, [takeFocus])
  usePlayerKeys(card, player, () => favorite(line))
  useStopAmbienceOnLeave()
  const isPlaying = state.phase === 'playing'
  const { note } = useDay()
  const noteHeard = useEffectEvent(() => note('heard'))
  useEffect(() => {
    if (isToday && isPlaying) noteHeard()
  }, [isToday, isPlaying])
  return (
    <>
      <LineScene seed={line._id} theme={line.themes[0]} />
      <div className={`page ${classes.page}`}>
        <section
          ref={card}
          className={classes.card}
          aria-label={isToday && !isOld ? 'Today’s affirmation' : 'Your affirmation'}
          tabIndex={-1}
        >
          <Listener isListening={isPlaying} />
          <div className={classes.words}>
            <Greeting themes={line.themes} onToday={isToday ? undefined : onToday} />
            <HighlightedLine text={line.text} state={state} look="large" />
            <Why line={line} state={state} method={selection.method} />
            <Hearing line={line} player={player} state={state} selection={selection} onMore={() => setMore(true)} />
            {state.error && (
              <PlaybackError error={state.error} onRetry={tryAgain} onBack={player.dismiss} onMethod={playBy} />
            )}
          </div>
        </section>
        {aside({ hear: playBy, isPlaying })}
        <div className={`actions ${classes.actions}`}>{actions}</div>
        <Suspense fallback={<QuestionPlaceholder />}>
          {canBeAsked ? (
            <LineQuestion
              line={line}
              card={card}
              isToday={isToday}
              news={said}
              onOther={(next) => onOther(next, isToday)}
            />
          ) : (
            <QuestionPlaceholder />
          )}
        </Suspense>
      </div>
      {more && (
        <LineDialog
          line={line}
          player={player}
          state={state}
          selection={selection}
          onOwnVoice={renew}
          onClose={() => setMore(false)}
        />
      )}
    </>
  )
}

/** The line's player, and how to restart it with another voice or after a failure. */
function useHearing(line: Affirmation, selection: VoiceSelection) {
  const { voice, method, choose, refetch } = selection
  const { player, state, renew, playNext } = useLinePlayer(line, selection)
  return {
    player,
    state,
    renew,
    playBy(choice: string) {
      if (choice === (method === 'voice' ? voice : method)) return player.toggle()
      playNext()
      choose(choice)
    },
    tryAgain() {
      if (voice) return void player.play()
      playNext()
      void refetch()
    },
  }
}

/** Who wrote the line and why it was chosen; and whether another voice is used than the chosen one. */
const Why = ({ line, state, method }: { line: Affirmation; state: PlaybackState; method: PlaybackMethod }) => {
  return (
    <>
      <p className={classes.why}>
        <b>{originOf(line)}. </b>
        <span>{hintOf(line)}</span>
      </p>
      <p className={classes.why} role="status">
        {substituteNotice(state, method)}
      </p>
    </>
  )
}

interface HearingProps {
  line: Affirmation
  player: LazyPlayer
  state: PlaybackState
  selection: VoiceSelection
  onMore: () => void
}

/** Play, the duration, the favourite button, and a dialog with everything else. */
function Hearing({ line, player, state, selection: { method, voice, isLoaded }, onMore }: HearingProps) {
  const lengthMs = state.durationMs || line.speech?.durationMs
  return (
    <div className={`bar ${classes.hearing}`}>
      {/* If no voice could be loaded, the button is enabled so that playing shows why. */}
      <PlayButton large player={player} state={state} disabled={method === 'voice' && !voice && !isLoaded} />
      <FavoriteButton line={line} />
      <IconButton variant="quiet" label="More ways to listen" icon={<MoreIcon />} onClick={onMore} />
      {lengthMs ? <span className={classes.time}>{formatDuration(lengthMs)}</span> : null}
    </div>
  )
}
