import type { AffirmationPage, User } from '@glimmer/contract'
import type { Query, QueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/client.ts'
import { readPages } from '#platform/api/query.ts'
import { linesPerPage, recordedLinesKey } from '../prefetch-screen.ts'
import { type StoredAnswer, writeCopies } from './device-store.ts'
import { markCopiesRefused } from './has-copies.ts'

/**
 * What may be read offline: today's line, the two of each of the next six days, the favourites and the latest history; of the
 * rest, what was last looked at: the sets, the lines recorded in the user's own voice, and the days of the garden. Moods
 * are never copied.
 */
const routes: readonly unknown[] = [
  'GET /affirmations/today',
  'GET /affirmations/ahead',
  'GET /users/favorites',
  'GET /users/history',
  'GET /affirmations/sets',
  'GET /users/days',
  'GET /users/days/visits',
  'GET /users/days/milestones',
  'GET /users/felt-true',
  recordedLinesKey,
]

/** How long changes are collected before they are written. */
const gatherMs = 500
/** The most favourites the API returns in one response. */
const maxFavorites = 100

const isSearch = (call: unknown) => typeof call === 'object' && call !== null && Reflect.get(call, 'q') !== undefined
const isCopied = ({ queryKey: [route, asked] }: Query) => routes.includes(route) && !isSearch(asked)

interface Pages {
  pages: AffirmationPage[]
  pageParams: unknown[]
}
const isPages = (data: unknown): data is Pages => typeof data === 'object' && data !== null && 'pages' in data

/** All favourites, where the screen has loaded only some of them; without a response, those it has loaded. */
async function allPages(route: unknown, data: unknown): Promise<unknown> {
  if (route !== 'GET /users/favorites' || !isPages(data) || !data.pages.at(-1)?.nextCursor) return data
  const all = await api('GET /users/favorites', { query: { limit: maxFavorites } }).catch(() => undefined)
  return all ? { pages: [{ ...all, nextCursor: null }], pageParams: data.pageParams.slice(0, 1) } : data
}

/** Fetches the copied lists with the library's query keys, whether or not it has been opened in this visit. */
const readLists = (client: QueryClient) =>
  Promise.all([
    client.prefetchInfiniteQuery(readPages('GET /users/favorites', { limit: linesPerPage })),
    client.prefetchInfiniteQuery(readPages('GET /users/history', { limit: linesPerPage })),
  ])

/** Copies what the screens read of the user's lines to this device, from now on. Returns a function that stops it. */
export function saveCopies(client: QueryClient, user: User): () => void {
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const write = async () => {
    timer = undefined
    const known = client
      .getQueryCache()
      .findAll({ predicate: (query) => isCopied(query) && query.state.status === 'success' })
    const answers = known.map(async ({ queryKey: key, state }): Promise<StoredAnswer> => {
      return { key, data: await allPages(key[0], state.data) }
    })
    const fresh = await Promise.all(answers)
    if (stopped || fresh.length === 0) return
    // Without storage there are no copies. The screens do not depend on them, and do not promise them then.
    await writeCopies(user, fresh).then(
      () => markCopiesRefused(false),
      () => markCopiesRefused(true),
    )
  }
  const writeSoon = () => {
    timer ??= setTimeout(() => void write(), gatherMs)
  }
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && isCopied(event.query)) writeSoon()
  })
  writeSoon()
  void readLists(client)
  return () => {
    stopped = true
    clearTimeout(timer)
    unsubscribe()
  }
}
