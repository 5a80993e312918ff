import type { Affirmation } from '@glimmer/contract'
import { usePrefetchQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { api } from '#api/client.ts'
import { read } from '#api/query.ts'
import { useAccount } from '#app/account/account.tsx'
import { somethingWaits } from '#app/account/forget-drafts.ts'
import { onDemand } from '#app/errors/on-demand.tsx'
import { Section } from '#app/errors/section.tsx'
import { OfflineNote } from '#app/frame/offline-note.tsx'
import { beGentle, isGentle } from '#app/help/gentle.ts'
import { useKeptLine } from '#app/lines/use-kept-line.ts'
import { useRemoval } from '#app/removal/use-removal.ts'
import { useAnswered } from '#app/start/use-answered.ts'
import { TutorialOffer } from '#app/tutorial/offer.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import classes from './dashboard.module.css'
import { Hello } from './hello.tsx'
import { Stage } from './stage.tsx'
import { ThemeShortcuts } from './theme-shortcuts.tsx'
import { WhatIsHere } from './what-is-here.tsx'

const loadComposer = () => import('./composer/composer.tsx').then((m) => m.Composer)
const Composer = onDemand(loadComposer)
const CareDialog = onDemand(() => import('#app/help/care-dialog.tsx').then((m) => m.CareDialog))
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
    user && somethingWaits(sessionStorage, user._id, 'composer') ? user.preferences.themes : undefined,
  )
  const [gentle, setGentle] = useState(() => isGentle(localStorage))
  const [caring, setCaring] = useState(false)
  const lineIsThere = useAnswered('GET /affirmations/today')
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
          {lineIsThere ? (
            <Shelves hidden={hidden} offer={offer} onPick={pick} onRemove={remove} />
          ) : (
            <Skeleton className={classes.shelvesWaiting} />
          )}
        </Section>
      </div>
      <aside className={classes.side}>
        <Section waiting={<Skeleton className={classes.sideWaiting} />}>
          {lineIsThere ? (
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
