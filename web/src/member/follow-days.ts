import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { localDay } from '#lib/calendar.ts'
import { isOnline } from '#platform/api/connection.ts'
import { read } from '#platform/api/query.ts'
import { showStoredLine } from './stored-line.ts'

const minuteMs = 60_000
/** How long the days ahead stay fresh, unless a write makes them stale. */
const aheadStaleMs = 6 * 60 * minuteMs

/** The reads that a new day makes stale. */
const ofToday = ['GET /affirmations/today', 'GET /affirmations/ahead', 'GET /users/days']

interface Following {
  /** Where midnight falls, as an IANA name. */
  timeZone: string
  /** True while the user is in the middle of today's line, which is then not replaced. */
  isBusy: () => boolean
}

/**
 * Keeps an open app up to date: refetches today when a day begins, and whenever the page becomes visible. Without a
 * connection it shows the line stored ahead for the day. It compares the wall clock at the start of each minute, so
 * that a changed clock, daylight saving or a sleeping device make no difference. Returns a function that stops it.
 */
export function followDays(client: QueryClient, { timeZone, isBusy }: Following): () => void {
  const today = () => localDay(new Date(), timeZone)
  let day = today()
  let timer: ReturnType<typeof setTimeout> | undefined

  const refetchToday = () => {
    if (isBusy()) return
    if (today() !== day) {
      day = today()
      if (!isOnline()) showStoredLine(client, new Date(), timeZone)
      for (const route of ofToday) void client.invalidateQueries({ queryKey: [route] })
      return
    }
    void client.refetchQueries({ queryKey: ['GET /affirmations/today'], type: 'active', stale: true })
  }
  const isVisible = () => document.visibilityState === 'visible'
  const tick = () => {
    // A page that nobody looks at opens no day: its line is chosen for the hour at which somebody does.
    if (today() !== day && isVisible()) refetchToday()
    timer = setTimeout(tick, minuteMs - (Date.now() % minuteMs))
  }
  const lookAgain = () => {
    if (isVisible()) refetchToday()
  }
  const stopAhead = new QueryObserver(client, {
    ...read('GET /affirmations/ahead'),
    staleTime: aheadStaleMs,
  }).subscribe(() => undefined)
  document.addEventListener('visibilitychange', lookAgain)
  addEventListener('pageshow', lookAgain)
  tick()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', lookAgain)
    removeEventListener('pageshow', lookAgain)
    stopAhead()
  }
}
