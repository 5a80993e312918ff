import type { Affirmation, Theme } from '@glimmer/contract'
import { usePrefetchQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link } from '#lib/router.tsx'
import { useAccount } from '#member/account-context.tsx'
import { useDay } from '#member/day-done.ts'
import { hasDraft } from '#member/drafts.ts'
import { OfflineNote } from '#member/offline/offline-note.tsx'
import { readToday } from '#member/todays-line.ts'
import { isInFirstRun } from '#member/use-preferences.ts'
import { OfflineLines } from '#modules/affirmations/offline-lines.tsx'
import { useVisitorFavorite } from '#modules/affirmations/visitor-favorite.ts'
import { loadCareDialog } from '#modules/care/care-provider.tsx'
import { HelpStrip } from '#modules/care/help-strip.tsx'
import { useHasResponse } from '#platform/api/after-first-response.ts'
import { read } from '#platform/api/query.ts'
import { onDemand, optionalPart } from '#platform/boundaries/on-demand.tsx'
import { Section } from '#platform/boundaries/section.tsx'
import { paths } from '#platform/paths.ts'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { PencilIcon } from '#platform/ui/icons.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import classes from './dashboard.module.css'
import { LineCard, type LineNews } from './line-card.tsx'
import { LineScene } from './line-scene.tsx'
import { useLaterLine } from './use-later-line.ts'
import { WeekLights } from './week-lights.tsx'

/** Loaded together with the care dialog, which the lowest mood opens instead. */
const loadComposer = () =>
  Promise.all([import('./composer/composer.tsx'), loadCareDialog()]).then(([{ Composer }]) => Composer)
const Composer = onDemand(loadComposer)
const TutorialOffer = optionalPart(() => import('#modules/tutorial/tutorial-offer.tsx').then((m) => m.TutorialOffer))
const FirstRun = optionalPart(() => import('./first-run/first-run.tsx').then((m) => m.FirstRun))

/** The Today screen: one line to hear, the moment, and a button to have another line written. */
export function Dashboard() {
  const { user } = useAccount()
  const cardLine = useCardLine()
  const offerLater = useLaterLine(cardLine.pick)
  // Opens again by itself if it has a draft from a session or page that ended.
  const [composing, setComposing] = useState<readonly Theme[] | undefined>(() =>
    user && hasDraft(sessionStorage, user._id, 'composer') ? user.preferences.themes : undefined,
  )
  // Today's line loads first; questions about it and the content below wait for it.
  const hasLine = useHasResponse('GET /affirmations/today')
  // Needed as soon as the line is shown, so both are requested together.
  usePrefetchQuery(read('GET /voices'))
  useVisitorFavorite()
  if (!user) return null
  const isNew = isInFirstRun(user)
  return (
    <>
      <div className={classes.scene} data-toasts="top">
        <div className={classes.notice}>
          <OfflineNote folded>
            <OfflineLines />
          </OfflineNote>
          <HelpStrip at="line" />
        </div>
        <Section waiting={<Skeleton className={classes.waiting} />} behindError={<LineScene seed="no line" />}>
          <LineCard
            id={cardLine.picked}
            takeFocus={cardLine.takeFocus}
            news={cardLine.news}
            onToday={cardLine.toToday}
            onOther={cardLine.replace}
            canBeAsked={hasLine}
            actions={<Actions onWrite={() => setComposing(user.preferences.themes)} />}
            aside={(beside) =>
              isNew ? (
                <Suspense fallback={<div className={classes.questionsWaiting} data-questions />}>
                  <FirstRun user={user} onDone={() => void cardLine.chooseAgain()} {...beside} />
                </Suspense>
              ) : (
                <WeekLights />
              )
            }
          />
        </Section>
      </div>
      <div className={`page ${classes.below}`}>
        {!isNew && hasLine && (
          <Suspense>
            <TutorialOffer />
          </Suspense>
        )}
        <LibraryLinks />
      </div>
      {composing && (
        <Composer
          themes={composing}
          onClose={() => setComposing(undefined)}
          onWritten={(line, mayFollow) => {
            setComposing(undefined)
            cardLine.pick(line)
            if (mayFollow) void offerLater(line._id)
          }}
        />
      )}
    </>
  )
}

/** The main action, and a secondary one; once the day is done, both are quiet, and something calm is offered for later. */
function Actions({ onWrite }: { onWrite: () => void }) {
  const { isDone } = useDay()
  return (
    <>
      <LinkButton to={paths.moment()} variant={isDone ? 'quiet' : 'primary'}>
        {isDone ? 'Begin again' : 'Begin today’s moment'}
      </LinkButton>
      {isDone && <Later />}
      <Button variant="quiet" onClick={onWrite} onPointerEnter={prefetchComposer} onFocus={prefetchComposer}>
        <PencilIcon />
        Write me a line
      </Button>
    </>
  )
}

const eveningHour = 16

/** Says that today is done, with one calm thing for later, which may be nothing. */
const Later = () => (
  <p className={classes.later} data-grows="later">
    Today’s light is lit.{' '}
    {new Date().getHours() < eveningHour && new Date().getHours() >= 5 ? (
      'Later, a short walk with this line, or nothing at all.'
    ) : (
      <>
        Tonight, <Link to={paths.beforeBed()}>five slow lines before bed</Link>, or nothing at all.
      </>
    )}
  </p>
)

/** Called when the button is hovered or focused, so it may be pressed next. */
const prefetchComposer = () => void loadComposer().catch(() => undefined)

interface CardLine {
  picked?: string
  news?: LineNews
  takeFocus: boolean
}

/**
 * Which line the card shows (today's if none is picked), and whether the card takes the focus because the user asked
 * for the line. A picked line is shown from the cache.
 */
function useCardLine() {
  const client = useQueryClient()
  const [{ picked, news, takeFocus }, setCardLine] = useState<CardLine>({ takeFocus: false })
  const remember = (line: Affirmation) =>
    client.setQueryData(read('GET /affirmations/{id}', { params: { id: line._id } }).queryKey, line)
  return {
    picked,
    news,
    takeFocus,
    pick(line: Affirmation) {
      remember(line)
      setCardLine({ picked: line._id, takeFocus: true })
      scrollToTop()
    },
    replace(line: Affirmation, isToday: boolean) {
      remember(line)
      setCardLine({
        ...(!isToday && { picked: line._id }),
        news: { id: line._id, words: 'Here’s another one, free.' },
        takeFocus: true,
      })
    },
    /** After the first run, whose answers may have chosen another line for today. */
    async chooseAgain() {
      const today = readToday()
      const before = client.getQueryData(today.queryKey)?._id
      const line = await client.fetchQuery({ ...today, staleTime: 0 }).catch(() => undefined)
      if (line && line._id !== before)
        setCardLine({ news: { id: line._id, words: 'Chosen again, from what you told us.' }, takeFocus: true })
      scrollToTop()
    },
    toToday: () => setCardLine({ takeFocus: true }),
  }
}

const scrollToTop = () => {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: reduced ? 'auto' : 'smooth' })
}

/** Links to favourites, history and the bedtime screen. */
const LibraryLinks = () => (
  <nav className={`row ${classes.links}`} aria-label="Your lines">
    <Link to={`${paths.library()}?show=favourites`}>Your favourites</Link>
    <Link to={`${paths.library()}?show=history`}>History</Link>
    <Link to={paths.beforeBed()}>Before bed</Link>
  </nav>
)
