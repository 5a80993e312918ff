import type { Affirmation, Theme } from '@glimmer/contract'
import { usePrefetchQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { hasDraft } from '#member/drafts.ts'
import { isInFirstRun } from '#member/first-run.ts'
import { OfflineNote } from '#member/offline/offline-note.tsx'
import { OfflineLines } from '#modules/affirmations/offline-lines.tsx'
import { useVisitorFavorite } from '#modules/affirmations/save-as-favorite.ts'
import { loadCareDialog } from '#modules/care/care-provider.tsx'
import { HelpStrip } from '#modules/care/help-strip.tsx'
import { useHasResponse } from '#platform/api/after-first-response.ts'
import { read } from '#platform/api/query.ts'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { Section } from '#platform/boundaries/section.tsx'
import { paths } from '#platform/paths.ts'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import classes from './dashboard.module.css'
import { LibraryLinks } from './library-links.tsx'
import { LineCard } from './line-card.tsx'
import { WeekLights } from './week-lights.tsx'

/** Fetched together with the care dialog, which the lowest mood opens in its place. */
const loadComposer = () =>
  Promise.all([import('./composer/composer.tsx'), loadCareDialog()]).then(([{ Composer }]) => Composer)
const Composer = onDemand(loadComposer)
const TutorialOffer = lazy(() =>
  import('#modules/tutorial/tutorial-offer.tsx').then((m) => ({ default: m.TutorialOffer })),
)
const FirstRun = lazy(() => import('./first-run/first-run.tsx').then((m) => ({ default: m.FirstRun })))

/** Today: one line to hear, the moment it is for, and a way to have another written. */
export function Dashboard() {
  const { user } = useAccount()
  const shown = useShownLine()
  // Opens again by itself where the session, or the page, ended under what was typed in it.
  const [composing, setComposing] = useState<readonly Theme[] | undefined>(() =>
    user && hasDraft(sessionStorage, user._id, 'composer') ? user.preferences.themes : undefined,
  )
  // The day's line first: nothing that is asked about it, or stands below it, is in its way.
  const hasLine = useHasResponse('GET /affirmations/today')
  // Needed as soon as the line is there: asked for together.
  usePrefetchQuery(read('GET /voices'))
  useVisitorFavorite()
  if (!user) return null
  const isNew = isInFirstRun(user)
  return (
    <>
      <div className={classes.scene}>
        <div className={classes.notice}>
          <OfflineNote>
            <OfflineLines />
          </OfflineNote>
          <HelpStrip at="line" />
        </div>
        <Section waiting={<Skeleton className={classes.waiting} />}>
          <LineCard
            id={shown.picked}
            takeFocus={shown.takeFocus}
            other={shown.other}
            onToday={shown.toToday}
            onOther={shown.replace}
            canBeAsked={hasLine}
            actions={<Actions onWrite={() => setComposing(user.preferences.themes)} />}
            aside={(beside) =>
              isNew ? (
                <Suspense fallback={<div className={classes.questionsWaiting} data-questions />}>
                  <FirstRun user={user} onDone={scrollToTop} {...beside} />
                </Suspense>
              ) : (
                <WeekLights />
              )
            }
          />
        </Section>
      </div>
      <div className={classes.below}>
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
          onWritten={(line) => {
            setComposing(undefined)
            shown.pick(line)
          }}
        />
      )}
    </>
  )
}

/** The one thing to do, and a second one. */
const Actions = ({ onWrite }: { onWrite: () => void }) => (
  <>
    <LinkButton to={paths.moment()}>Begin today’s moment</LinkButton>
    <Button variant="quiet" onClick={onWrite} onPointerEnter={prefetchComposer} onFocus={prefetchComposer}>
      Write me a line
    </Button>
  </>
)

/** The button is pointed at or focused, and may be pressed next. */
const prefetchComposer = () => void loadComposer().catch(() => undefined)

interface Shown {
  picked?: string
  /** The line that has just come in the place of another. */
  other?: string
  takeFocus: boolean
}

/**
 * Which line is on the card, today's where none is picked, and whether the card takes the focus because somebody asked
 * for it. A picked line is shown from what is known of it.
 */
function useShownLine() {
  const client = useQueryClient()
  const [{ picked, other, takeFocus }, setShown] = useState<Shown>({ takeFocus: false })
  const remember = (line: Affirmation) =>
    client.setQueryData(read('GET /affirmations/{id}', { params: { id: line._id } }).queryKey, line)
  return {
    picked,
    other,
    takeFocus,
    pick(line: Affirmation) {
      remember(line)
      setShown({ picked: line._id, takeFocus: true })
      scrollToTop()
    },
    replace(line: Affirmation, isToday: boolean) {
      remember(line)
      setShown({ ...(!isToday && { picked: line._id }), other: line._id, takeFocus: true })
    },
    toToday: () => setShown({ takeFocus: true }),
  }
}

const scrollToTop = () => {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: reduced ? 'auto' : 'smooth' })
}
