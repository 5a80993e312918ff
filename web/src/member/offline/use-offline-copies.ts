import type { AffirmationPage, User } from '@glimmer/contract'
import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { session } from '#auth/session.ts'
import { afterFirstResponse, startAfterFirstResponse } from '#platform/api/after-first-response.ts'
import { api } from '#platform/api/client.ts'
import { isOnline, onConnection, type ServerStatus, setServerStatus, useOnline } from '#platform/api/connection.ts'
import { readPages } from '#platform/api/query.ts'
import { useIsStorageDisabled } from '#platform/storage-disabled.ts'
import { useAccount } from '../account-context.tsx'
import { linesPerPage, recordedLinesKey } from '../prefetch-screen.ts'
import { showStoredLine } from '../stored-line.ts'
import { readCopies, type StoredAnswer, writeCopies } from './device-store.ts'
import { hasOfflineCopies, markCopiesRefused } from './has-copies.ts'

// While the server does not respond, reads are paused instead of failing.
onlineManager.setEventListener((setOnline) => onConnection(() => setOnline(isOnline())))

/**
 * Copies what the screens read to this device, and shows the copies while there is no connection.
 * @param server unless it is 'answering', the copies are shown.
 * @returns whether the screens may be rendered.
 */
export function useOfflineCopies(client: QueryClient, server: ServerStatus): boolean {
  const away = server !== 'answering'
  const { user } = useAccount()
  const online = useOnline()
  const isStorageDisabled = useIsStorageDisabled()
  const [ready, setReady] = useState(!away)

  useEffect(() => {
    setServerStatus(server)
    onlineManager.setOnline(isOnline())
  }, [server])

  useEffect(() => {
    if (!away) return
    void restoreCopies(client).finally(() => setReady(true))
  }, [client, away])

  useEffect(() => {
    if (!away) return
    return retryWhenOnline(() => void session.start())
  }, [away])

  useEffect(() => {
    if (!ready || !user || isStorageDisabled) return
    return startAfterFirstResponse(client, async () => {
      // Also loads the code that erases the copies: a later sign-out may have no connection to load it.
      await import('./erase-device.ts')
      return saveCopies(client, user)
    })
  }, [client, ready, user, isStorageDisabled])

  const userId = user?._id
  useEffect(() => {
    if (away || !online || !userId) return
    const catchUp = async () => {
      void import('./register-worker.ts').then((m) => m.cacheScreens()).catch(() => undefined)
      if (hasOfflineCopies()) await import('./favorite-queue.ts').then((m) => m.sendQueuedFavorites(userId))
    }
    return afterFirstResponse(client, () => void catchUp().catch(() => undefined))
  }, [client, away, online, userId])

  return ready
}

/** Between two tries while the page is visible. */
const retryMs = 15_000
/** Browsers often report a connection shortly before it works. */
const onceMoreMs = 2_500

/**
 * Tries again when the connection returns and once more soon after, when the page becomes visible, and every `retryMs`.
 */
function retryWhenOnline(tryAgain: () => void): () => void {
  const tryWhenVisible = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) tryAgain()
  }
  const timer = setInterval(tryWhenVisible, retryMs)
  let onceMore: ReturnType<typeof setTimeout> | undefined
  const tryTwice = () => {
    tryAgain()
    clearTimeout(onceMore)
    onceMore = setTimeout(tryWhenVisible, onceMoreMs)
  }
  addEventListener('online', tryTwice)
  document.addEventListener('visibilitychange', tryWhenVisible)
  return () => {
    clearInterval(timer)
    clearTimeout(onceMore)
    removeEventListener('online', tryTwice)
    document.removeEventListener('visibilitychange', tryWhenVisible)
  }
}

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
function saveCopies(client: QueryClient, user: User): () => void {
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

/**
 * Puts the copies into the query cache as stale, whatever their age, so that they are refetched once the server
 * responds: they may have changed on another device. Where a new day has begun since, a line stored ahead for it is
 * shown, and copied as the day's.
 */
async function restoreCopies(client: QueryClient, now = new Date()) {
  const copies = await readCopies().catch(() => undefined)
  if (!copies) return
  for (const { key, data } of copies.answers) {
    client.setQueryData(key, data, { updatedAt: 0 })
  }
  const shown = showStoredLine(client, now, copies.user.preferences.timeZone)
  if (shown) await writeCopies(copies.user, [{ key: ['GET /affirmations/today'], data: shown }]).catch(() => undefined)
}
