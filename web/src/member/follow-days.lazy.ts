import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { localDay } from '#lib/local-day.ts'
import { isOnline } from '#platform/api/connection.ts'
import { read } from '#platform/api/query.ts'
import { showKeptLine } from './kept-line.ts'

const minuteMs = 60_000
/** The days ahead are asked for again after this, or when something has made them stale. */
const aheadStaleMs = 6 * 60 * minuteMs

/** To be read again when a day begins. */
const ofToday = ['GET /affirmations/today', 'GET /affirmations/ahead', 'GET /users/days']

interface Following {
  /** Where midnight falls, as an IANA name. */
  timeZone: string
  /** While somebody is in the middle of today's line it is not taken from them. */
  isBusy: () => boolean
}

/**
 * Keeps an open app in its day: when one begins, and whenever the page is looked at again, today is asked for anew.
 * Without a connection the line kept ahead for the day is shown. The walls' clock is looked at as each of its minutes
 * begins, so that a clock that is set, summer time or a night asleep make no difference. Returns a function that stops it.
 */
export function followDays(client: QueryClient, { timeZone, isBusy }: Following): () => void {
  const today = () => localDay(new Date(), timeZone)
  let asked = today()
  let timer: ReturnType<typeof setTimeout> | undefined

  const askAnew = () => {
    if (isBusy()) return
    if (today() !== asked) {
      asked = today()
      if (!isOnline()) showKeptLine(client, asked)
      for (const route of ofToday) void client.invalidateQueries({ queryKey: [route] })
      return
    }
    void client.refetchQueries({ queryKey: ['GET /affirmations/today'], type: 'active', stale: true })
  }
  const tick = () => {
    if (today() !== asked) askAnew()
    timer = setTimeout(tick, minuteMs - (Date.now() % minuteMs))
  }
  const lookAgain = () => {
    if (document.visibilityState === 'visible') askAnew()
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
