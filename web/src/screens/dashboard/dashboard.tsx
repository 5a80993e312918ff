import type { Affirmation } from '@glimmer/contract'
import { usePrefetchQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { hasDraft } from '#member/drafts.ts'
import { OfflineNote } from '#member/offline/offline-note.tsx'
import { useKeptLine } from '#modules/affirmations/use-visitor-favorite.ts'
import { beGentle, isGentle } from '#modules/care/upsell-pause.ts'
import { TutorialOffer } from '#modules/tutorial/offer.tsx'
import { useHasResponse } from '#platform/api/after-first-response.ts'
import { api } from '#platform/api/client.ts'
import { read } from '#platform/api/query.ts'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { Section } from '#platform/boundaries/section.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useRemoval } from '#platform/undoable-delete/use-undoable-delete.ts'
import classes from './dashboard.module.css'
import { Hello } from './greeting-line.tsx'
import { Stage } from './line-card.tsx'
import { ThemeShortcuts } from './theme-shortcuts.tsx'
import { WhatIsHere } from './what-is-here.tsx'

const loadComposer = () => import('./composer/composer.tsx').then((m) => m.Composer)
const Composer = onDemand(loadComposer)
const CareDialog = onDemand(() => import('#modules/care/care-dialog.tsx').then((m) => m.CareDialog))
const Shelves = lazy(() => import('./shelves.tsx').then((m) => ({ default: m.Shelves })))
const Side = lazy(() => import('./side.tsx').then((m) => ({ default: m.Side })))

const eraseLine = (id: string) => api('DELETE /affirmations/{id}', { params: { id } })

/** The screen a day begins on: one line to hear, what was kept, and a way to have another written. */
export function Dashboard() {
  const { user } = useAccount()
  const { picked, asked, pick, toToday } = usePicked()
  const { hidden, remove } = useRemoval(eraseLine)
  // Words for a line that the session, or the page, went from under.
  const [composing, setComposing] = useState(() =>
    user && hasDraft(sessionStorage, user._id, 'composer') ? user.preferences.themes : undefined,
  )
  const [gentle, setGentle] = useState(() => isGentle(localStorage))
  const [caring, setCaring] = useState(false)
  const hasLine = useHasResponse('GET /affirmations/today')
  // Wanted as soon as the line is there: asked for together.
  usePrefetchQuery(read('GET /voices'))
  useKeptLine()
  if (!user) return null
  const themes = user.preferences.themes
  const offer = !gentle
  const beKind = () => {
    beGentle(localStorage)
    setGentle(true)
  }
  const care = () => {
    beKind()
    setCaring(true)
  }
  return (
    <div className={classes.page}>
      <Hello user={user} onNew={() => setComposing(themes)} onIntent={() => void loadComposer()} />
      <OfflineNote>
        <WhatIsHere />
      </OfflineNote>
      <div className={classes.main}>
        <Section waiting={<Skeleton className={classes.stageWaiting} />}>
          <Stage
            id={picked && !hidden.has(picked) ? picked : undefined}
            asked={asked}
            offer={offer}
            onToday={toToday}
            onPick={pick}
          />
        </Section>
        <ThemeShortcuts tier={user.subscription.tier} onTheme={(theme) => setComposing([theme])} />
        <TutorialOffer />
        <Section waiting={<Skeleton className={classes.shelvesWaiting} />}>
          {hasLine ? (
            <Shelves hidden={hidden} offer={offer} onPick={pick} onRemove={remove} />
          ) : (
            <Skeleton className={classes.shelvesWaiting} />
          )}
        </Section>
      </div>
      <aside className={classes.side}>
        <Section waiting={<Skeleton className={classes.sideWaiting} />}>
          {hasLine ? (
            <Side offer={offer} onWritten={pick} onCare={care} />
          ) : (
            <Skeleton className={classes.sideWaiting} />
          )}
        </Section>
      </aside>
      {caring && <CareDialog onClose={() => setCaring(false)} onCarryOn={() => setCaring(false)} />}
      {composing && (
        <Composer
          themes={composing}
          offer={offer}
          onClose={() => setComposing(undefined)}
          onHeavy={beKind}
          onWritten={(line) => {
            setComposing(undefined)
            pick(line)
          }}
        />
      )}
    </div>
  )
}

/** Which line stands on the stage, and whether somebody asked for it. A picked one is shown from what is known of it. */
function usePicked() {
  const client = useQueryClient()
  const [{ picked, asked }, setPicked] = useState<{ picked?: string; asked: boolean }>({ asked: false })
  const pick = (line: Affirmation) => {
    client.setQueryData(read('GET /affirmations/{id}', { params: { id: line._id } }).queryKey, line)
    setPicked({ picked: line._id, asked: true })
    scrollToTop()
  }
  const toToday = () => setPicked({ asked: true })
  return { picked, asked, pick, toToday }
}

const scrollToTop = () => {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })
}
