import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { session } from '#auth/session.ts'
import { localDay } from '#lib/calendar.ts'
import { afterFirstResponse, startAfterFirstResponse } from '#platform/api/after-first-response.ts'
import { isOnline, onConnection, type ServerStatus, setServerStatus, useOnline } from '#platform/api/connection.ts'
import { useIsStorageDisabled } from '#platform/storage-disabled.ts'
import { useAccount } from '../account-context.tsx'
import { showStoredLine } from '../stored-line.ts'
import { changeSpoken, readCopies, writeCopies } from './device-store.ts'
import { hasOfflineCopies } from './has-copies.ts'

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
      const [{ saveCopies }] = await Promise.all([import('./save-copies.ts'), import('./erase-device.ts')])
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
 * Puts the copies into the query cache as stale, whatever their age, so that they are refetched once the server
 * responds: they may have changed on another device. Where a new day has begun since, a line stored ahead for it is
 * shown, and copied as the day's; recordings of days that have passed are removed.
 */
async function restoreCopies(client: QueryClient) {
  const copies = await readCopies().catch(() => undefined)
  if (!copies) return
  for (const { key, data } of copies.answers) {
    client.setQueryData(key, data, { updatedAt: 0 })
  }
  const { timeZone } = copies.user.preferences
  const now = new Date()
  const today = localDay(now, timeZone)
  void changeSpoken((spoken) => spoken.filter(({ day }) => day >= today)).catch(() => undefined)
  const shown = showStoredLine(client, now, timeZone)
  if (shown) await writeCopies(copies.user, [{ key: ['GET /affirmations/today'], data: shown }]).catch(() => undefined)
}
