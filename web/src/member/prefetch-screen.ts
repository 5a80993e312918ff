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
  /** What its answer says is wanted as well. */
  next?: (answer: unknown) => Read[]
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

/** Today's line, and the first lines of its theme, as the library opens on them. */
const todaysShelf = (): Read => ({
  ...one('GET /affirmations/today'),
  next(line) {
    const [theme] = (line as Affirmation).themes ?? []
    if (!theme) return []
    const ask = async () => ({ pages: [await api('GET /library', { query: { theme } })], pageParams: [''] })
    return [{ queryKey: ['GET /library', { theme }], ask }]
  },
})

/** The lights of this month, as the garden opens on it. */
function thisMonth(): Read {
  const call = { query: daysOf(monthOf(localDay(new Date()))) }
  return { queryKey: ['GET /users/days/lit', call], ask: () => api('GET /users/days/lit', call) }
}

function partOfLibrary(search: URLSearchParams): Read[] {
  const part = search.get('show')
  if (part === 'favourites') return [firstPage('GET /users/favorites')]
  if (part === 'history') return [firstPage('GET /users/history')]
  return part === null && !search.has('theme') ? [todaysShelf(), firstPage('GET /users/favorites')] : []
}

/** What a screen's first picture waits for, by its address. */
const reads: Partial<Record<string, (search: URLSearchParams) => Read[]>> = {
  [paths.dashboard()]: () => [one('GET /affirmations/today')],
  [paths.moment()]: () => [one('GET /affirmations/today')],
  [paths.garden()]: () => [one('GET /users/days'), thisMonth()],
  [paths.profile()]: () => [one('GET /users/days')],
  [paths.library()]: partOfLibrary,
}

interface Prefetch extends Read {
  answer: Promise<unknown>
  data?: unknown
}
const begin = (read: Read): Prefetch => ({ ...read, answer: read.ask() })
let prefetched: { person: string; reads: Prefetch[] } | undefined

/**
 * Asks for what the screen at an address is for while the account of `person` is still being synced: one wait, not two.
 * Resolves once there is an answer, whatever it is; what the answer leads to is on its way then.
 */
export async function prefetchScreen(person: string, { pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const wanted = reads[pathname]?.(new URLSearchParams(search))
  if (!wanted?.length) return
  const mine = { person, reads: wanted.map(begin) }
  prefetched = mine
  const take = async (read: Prefetch) => {
    // Somebody new has no account to read from yet; it is asked for again once they do.
    const data = await read.answer.catch(() => undefined)
    if (!data) return
    read.data = data
    // Once handed over, the screen asks for the rest by itself.
    const next = prefetched === mine ? (read.next?.(data) ?? []).map(begin) : []
    mine.reads.push(...next)
    for (const read of next) void take(read)
  }
  await Promise.all(mine.reads.map(take))
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
