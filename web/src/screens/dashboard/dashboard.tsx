import type { Affirmation } from '@glimmer/contract'
import { usePrefetchQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { hasDraft } from '#member/drafts.ts'
import { OfflineNote } from '#member/offline/offline-note.tsx'
import { useVisitorFavorite } from '#modules/affirmations/save-as-favorite.ts'
import { loadCareDialog } from '#modules/care/care-provider.tsx'
import { HelpStrip } from '#modules/care/help-strip.tsx'
import { TutorialOffer } from '#modules/tutorial/tutorial-offer.tsx'
import { useHasResponse } from '#platform/api/after-first-response.ts'
import { api } from '#platform/api/client.ts'
import { read } from '#platform/api/query.ts'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { Section } from '#platform/boundaries/section.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useUndoableDelete } from '#platform/undoable-delete/use-undoable-delete.ts'
import classes from './dashboard.module.css'
import { Greeting } from './greeting.tsx'
import { LineCard } from './line-card.tsx'
import { OfflineLines } from './offline-lines.tsx'
import { ThemeShortcuts } from './theme-shortcuts.tsx'

/** Fetched together with the care dialog, which the lowest mood opens in its place. */
const loadComposer = () =>
  Promise.all([import('./composer/composer.tsx'), loadCareDialog()]).then(([{ Composer }]) => Composer)
const Composer = onDemand(loadComposer)
const Library = lazy(() => import('./library.tsx').then((m) => ({ default: m.Library })))
const Sidebar = lazy(() => import('./sidebar.tsx').then((m) => ({ default: m.Sidebar })))

const deleteLine = (id: string) => api('DELETE /affirmations/{id}', { params: { id } })

/** The screen a day begins on: one line to hear, those received and saved before, and a way to have another written. */
export function Dashboard() {
  const { user } = useAccount()
  const { picked, takeFocus, pick, toToday } = usePicked()
  const { hidden, remove } = useUndoableDelete(deleteLine)
  // Opens again by itself where the session, or the page, ended under what was typed in it.
  const [composing, setComposing] = useState(() =>
    user && hasDraft(sessionStorage, user._id, 'composer') ? user.preferences.themes : undefined,
  )
  const lineIsThere = useHasResponse('GET /affirmations/today')
  // Needed as soon as the line is there: asked for together.
  usePrefetchQuery(read('GET /voices'))
  useVisitorFavorite()
  if (!user) return null
  const themes = user.preferences.themes
  return (
    <div className={classes.page}>
      <Greeting user={user} onNew={() => setComposing(themes)} onIntent={() => void loadComposer()} />
      <OfflineNote>
        <OfflineLines />
      </OfflineNote>
      <div className={classes.main}>
        <HelpStrip at="line" />
        <Section waiting={<Skeleton className={classes.cardWaiting} />}>
          <LineCard
            id={picked && !hidden.has(picked) ? picked : undefined}
            takeFocus={takeFocus}
            onToday={toToday}
            onPick={pick}
          />
        </Section>
        <ThemeShortcuts tier={user.subscription.tier} onTheme={(theme) => setComposing([theme])} />
        <TutorialOffer />
        <Section waiting={<Skeleton className={classes.libraryWaiting} />}>
          {lineIsThere ? (
            <Library hidden={hidden} onPick={pick} onRemove={remove} />
          ) : (
            <Skeleton className={classes.libraryWaiting} />
          )}
        </Section>
      </div>
      <aside className={classes.sidebar}>
        <Section waiting={<Skeleton className={classes.sidebarWaiting} />}>
          {lineIsThere ? <Sidebar onWritten={pick} /> : <Skeleton className={classes.sidebarWaiting} />}
        </Section>
      </aside>
      {composing && (
        <Composer
          themes={composing}
          onClose={() => setComposing(undefined)}
          onWritten={(line) => {
            setComposing(undefined)
            pick(line)
          }}
        />
      )}
    </div>
  )
}

/**
 * Which line is on the card, today's where none is picked, and whether the card takes the focus because somebody asked
 * for it. A picked line is shown from what is known of it.
 */
function usePicked() {
  const client = useQueryClient()
  const [{ picked, takeFocus }, setPicked] = useState<{ picked?: string; takeFocus: boolean }>({ takeFocus: false })
  const pick = (line: Affirmation) => {
    client.setQueryData(read('GET /affirmations/{id}', { params: { id: line._id } }).queryKey, line)
    setPicked({ picked: line._id, takeFocus: true })
    scrollToTop()
  }
  const toToday = () => setPicked({ takeFocus: true })
  return { picked, takeFocus, pick, toToday }
}

const scrollToTop = () => {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: reduced ? 'auto' : 'smooth' })
}
