import type { Affirmation } from '@glimmer/contract'
import type { QueryClient } from '@tanstack/react-query'
import { localDay } from '#lib/local-day.ts'
import { daysOf, monthOf } from '#lib/month.ts'
import { api } from '#platform/api/client.ts'
import { paths } from '#platform/paths.ts'
import { linesPerPage } from './offline/kept-lists.ts'

/** Something to read, as its screen will: under which key, and how it is asked for. */
interface Read {
  queryKey: readonly [route: string, call?: object]
  ask: () => Promise<unknown>
}

// Both as query.ts spells them, which every page would carry if it were imported here.
const one = (route: 'GET /affirmations/today' | 'GET /users/days'): Read => ({
  queryKey: [route],
  ask: () => api(route),
})
const firstPage = (route: 'GET /users/favorites' | 'GET /users/history'): Read => ({
  queryKey: [route, { limit: linesPerPage }],
  ask: async () => ({ pages: [await api(route, { query: { limit: linesPerPage } })], pageParams: [''] }),
})

/** The lights of this month, as the garden opens on it. */
function thisMonth(): Read {
  const call = { query: daysOf(monthOf(localDay(new Date()))) }
  return { queryKey: ['GET /users/days/lit', call], ask: () => api('GET /users/days/lit', call) }
}

/** What a screen's first picture waits for, by its address. */
const reads: Partial<Record<string, () => Read[]>> = {
  [paths.dashboard()]: () => [one('GET /affirmations/today')],
  [paths.moment()]: () => [one('GET /affirmations/today')],
  [paths.garden()]: () => [one('GET /users/days'), thisMonth()],
  [paths.profile()]: () => [one('GET /users/days')],
  [`${paths.library()}?show=favourites`]: () => [firstPage('GET /users/favorites')],
  [`${paths.library()}?show=history`]: () => [firstPage('GET /users/history')],
}

interface Prefetch extends Read {
  answer: Promise<unknown>
  data?: unknown
}
let prefetched: { person: string; reads: Prefetch[] } | undefined

/**
 * Asks for what the screen at an address is for while the account of `person` is still being synced: one wait, not two.
 * Resolves once there is an answer, whatever it is.
 */
export async function prefetchScreen(person: string, { pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const wanted = reads[pathname] ?? reads[pathname + search]
  if (!wanted) return
  const asked = wanted().map((read): Prefetch => ({ ...read, answer: read.ask() }))
  prefetched = { person, reads: asked }
  const take = async (read: Prefetch) => {
    // Somebody new has no account to read from yet; it is asked for again once they do.
    const data = await read.answer.catch(() => undefined)
    if (data) read.data = data
  }
  await Promise.all(asked.map(take))
}

/** Today's line, where it was asked for and has come. */
export function prefetchedLine(): string | undefined {
  const today = prefetched?.reads.find(({ queryKey }) => queryKey[0] === 'GET /affirmations/today')
  return (today?.data as Affirmation | undefined)?.text
}

/** Hands what was prefetched to the reads of the same person, once; nobody else is given it. */
export function takePrefetched(client: QueryClient, person: string | null): QueryClient {
  const asked = prefetched
  prefetched = undefined
  if (asked?.person !== person) return client
  for (const { queryKey, data, answer, ask } of asked.reads) {
    if (data) client.setQueryData(queryKey, data)
    else void client.prefetchQuery({ queryKey, queryFn: () => answer.catch(ask) })
  }
  return client
}
