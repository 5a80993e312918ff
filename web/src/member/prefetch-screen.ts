import type { QueryClient } from '@tanstack/react-query'
import { localDay, yearUntil } from '#lib/calendar.ts'
import { api } from '#platform/api/client.ts'
import { paths } from '#platform/paths.ts'
import { fetchToday } from './fetch-today.ts'

/** A read of a screen: its query key, and its request. */
interface Read {
  queryKey: readonly [route: string, call?: object]
  ask: () => Promise<unknown>
}

// These spell query keys as query.ts does. Importing it here would add it to every page.
const today = (): Read => ({ queryKey: ['GET /affirmations/today'], ask: () => fetchToday() })
const visits = (): Read => ({ queryKey: ['GET /users/days'], ask: () => api('GET /users/days') })
const firstPage = (route: 'GET /users/favorites' | 'GET /users/history'): Read => ({
  queryKey: [route, { limit: linesPerPage }],
  ask: async () => ({ pages: [await api(route, { query: { limit: linesPerPage } })], pageParams: [''] }),
})

/** The lights of the latest year, which the garden shows first. */
function thisYear(): Read {
  const call = { query: yearUntil(localDay(new Date())) }
  return { queryKey: ['GET /users/days/visits', call], ask: () => api('GET /users/days/visits', call) }
}

function partOfLibrary(search: URLSearchParams): Read[] {
  const part = search.get('show')
  if (part === 'favourites') return [firstPage('GET /users/favorites')]
  if (part === 'history') return [firstPage('GET /users/history')]
  return part === null && !search.has('theme') ? [today(), firstPage('GET /users/favorites')] : []
}

/** The reads that the first render of a screen waits for, by path. */
const reads: Partial<Record<string, (search: URLSearchParams) => Read[]>> = {
  [paths.dashboard()]: () => [today()],
  [paths.moment()]: () => [today()],
  [paths.garden()]: () => [visits(), thisYear()],
  [paths.profile()]: () => [visits()],
  [paths.library()]: partOfLibrary,
}

interface Prefetch extends Read {
  answer: Promise<unknown>
  data?: unknown
}
const begin = (read: Read): Prefetch => ({ ...read, answer: read.ask() })
let prefetched: { person: string; reads: Prefetch[] } | undefined

/**
 * Requests what the screen at an address shows while the account of `person` is still being synced: one wait instead of
 * two. Resolves once the reads have settled, whatever the outcome.
 */
export async function prefetchScreen(person: string, { pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const queries = reads[pathname]?.(new URLSearchParams(search))
  if (!queries?.length) return
  const mine = { person, reads: queries.map(begin) }
  prefetched = mine
  await Promise.all(
    mine.reads.map(async (read) => {
      // A new user has no account to read from yet; `takePrefetched` requests it again once there is one.
      read.data = await read.answer.catch(() => undefined)
    }),
  )
}

/** Moves what was prefetched into the query client, once, and only for the user it was requested for. */
export function takePrefetched(client: QueryClient, person: string | null): QueryClient {
  const prefetch = prefetched
  prefetched = undefined
  if (prefetch?.person !== person) return client
  for (const { queryKey, data, answer, ask } of prefetch.reads) {
    if (data) client.setQueryData(queryKey, data)
    else void client.prefetchQuery({ queryKey, queryFn: () => answer.catch(ask) })
  }
  return client
}

/** Lines per page of a list. The screens and the prefetches share it, so that they share a query key. */
export const linesPerPage = 12

/** The query key under which the lines recorded in the user's own voice are cached, before their id. */
export const recordedLinesKey = 'recorded lines'
