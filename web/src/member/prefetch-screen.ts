import type { Affirmation } from '@glimmer/contract'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/client.ts'
import { paths } from '#platform/paths.ts'
import { linesPerPage } from './offline/kept-lists.ts'

/** Something to read, as its screen will: under which key, and how it is asked for. */
interface Read {
  queryKey: readonly [route: string, query?: object]
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

/** What a screen's first picture waits for, by its address, where one answer is enough to ask for it. */
const reads: Partial<Record<string, Read>> = {
  [paths.dashboard()]: one('GET /affirmations/today'),
  [paths.moment()]: one('GET /affirmations/today'),
  [paths.garden()]: one('GET /users/days'),
  [paths.profile()]: one('GET /users/days'),
  [`${paths.library()}?show=favourites`]: firstPage('GET /users/favorites'),
  [`${paths.library()}?show=history`]: firstPage('GET /users/history'),
}

interface Prefetch extends Read {
  person: string
  answer: Promise<unknown>
  data?: unknown
}
let prefetch: Prefetch | undefined

/**
 * Asks for what the screen at an address is for while the account of `person` is still being synced: one wait, not two.
 * Resolves once there is an answer, whatever it is.
 */
export async function prefetchScreen(person: string, { pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const read = reads[pathname] ?? reads[pathname + search]
  if (!read) return
  const asked: Prefetch = { ...read, person, answer: read.ask() }
  prefetch = asked
  // Somebody new has no account to read from yet; it is asked for again once they do.
  const data = await asked.answer.catch(() => undefined)
  if (data) asked.data = data
}

/** Today's line, where it was asked for and has come. */
export const prefetchedLine = (): string | undefined =>
  prefetch?.queryKey[0] === 'GET /affirmations/today' ? (prefetch.data as Affirmation | undefined)?.text : undefined

/** Hands what was prefetched to the reads of the same person, once; nobody else is given it. */
export function takePrefetched(client: QueryClient, person: string | null): QueryClient {
  const asked = prefetch
  prefetch = undefined
  if (asked?.person !== person) return client
  const { queryKey, data, answer, ask } = asked
  if (data) client.setQueryData(queryKey, data)
  else void client.prefetchQuery({ queryKey, queryFn: () => answer.catch(ask) })
  return client
}
