import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAccount } from '../account/account.tsx'
import { isOnline, onConnection, setAnswered, useOnline } from '../online.ts'
import { session } from '../session/session.ts'
import { whenAnswered } from '../start/when-answered.ts'
import { comeBack } from './come-back.ts'
import { somethingKept } from './kept-flag.ts'

// While nobody answers, reads wait instead of failing.
onlineManager.setEventListener((setOnline) => onConnection(() => setOnline(isOnline())))

/**
 * Keeps what the screens read for when there is no connection, and puts it there when there is none.
 * @param away nobody answers, and what is kept stands in.
 * Answers whether the screens may be drawn.
 */
export function useKept(client: QueryClient, away: boolean): boolean {
  const { user } = useAccount()
  const online = useOnline()
  const [ready, setReady] = useState(!away)

  useEffect(() => {
    setAnswered(!away)
    onlineManager.setOnline(isOnline())
    if (!away) return
    void import('./kept-answers.ts').then((m) => m.restoreAnswers(client)).finally(() => setReady(true))
    return comeBack(() => void session.start())
  }, [client, away])

  useEffect(() => {
    if (!ready || !user) return
    let stop: (() => void) | undefined
    let left = false
    const keep = async () => {
      const { keepAnswers } = await import('./kept-answers.ts')
      if (!left) stop = keepAnswers(client, user)
    }
    const callOff = whenAnswered(client, () => void keep().catch(() => undefined))
    return () => {
      left = true
      callOff()
      stop?.()
    }
  }, [client, ready, user])

  const userId = user?._id
  useEffect(() => {
    if (away || !online || !userId) return
    const catchUp = async () => {
      void import('./register-worker.ts').then((m) => m.keepScreens()).catch(() => undefined)
      if (!somethingKept()) return
      const { sendWaiting } = await import('./favorite-queue.ts')
      if ((await sendWaiting(userId)) > 0) await client.invalidateQueries()
    }
    return whenAnswered(client, () => void catchUp().catch(() => undefined))
  }, [client, away, online, userId])

  return ready
}
