import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { session } from '#auth/session.ts'
import { whenAnswered } from '#platform/api/after-first-response.ts'
import { beginLater } from '#platform/api/begin-later.ts'
import { type Answering, isOnline, onConnection, setAnswering, useOnline } from '#platform/api/connection.ts'
import { useAccount } from '../account-context.tsx'
import { somethingKept } from './has-copies.ts'
import { comeBack } from './retry-when-online.ts'

// While nobody answers, reads wait instead of failing.
onlineManager.setEventListener((setOnline) => onConnection(() => setOnline(isOnline())))

/**
 * Keeps what the screens read for when there is no connection, and puts it there when there is none.
 * @param answering unless somebody answers, what is kept stands in.
 * Answers whether the screens may be drawn.
 */
export function useKept(client: QueryClient, answering: Answering): boolean {
  const away = answering !== 'yes'
  const { user } = useAccount()
  const online = useOnline()
  const [ready, setReady] = useState(!away)

  useEffect(() => {
    setAnswering(answering)
    onlineManager.setOnline(isOnline())
  }, [answering])

  useEffect(() => {
    if (!away) return
    void import('./offline-copies.ts').then((m) => m.restoreAnswers(client)).finally(() => setReady(true))
    return comeBack(() => void session.start())
  }, [client, away])

  useEffect(() => {
    if (!ready || !user) return
    return beginLater(client, async () => {
      // Whoever signs out later without a connection needs what forgets.
      const [{ keepAnswers }] = await Promise.all([import('./offline-copies.ts'), import('./forget-device.ts')])
      return keepAnswers(client, user)
    })
  }, [client, ready, user])

  const userId = user?._id
  useEffect(() => {
    if (away || !online || !userId) return
    const catchUp = async () => {
      void import('./register-worker.ts').then((m) => m.keepScreens()).catch(() => undefined)
      if (!somethingKept()) return
      const { sendWaiting } = await import('./favorite-queue.ts')
      await sendWaiting(userId)
    }
    return whenAnswered(client, () => void catchUp().catch(() => undefined))
  }, [client, away, online, userId])

  return ready
}
