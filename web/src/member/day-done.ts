import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { localDay } from '#lib/calendar.ts'
import { readItem, writeItem } from '#lib/safe-storage.ts'
import { read } from '#platform/api/query.ts'
import { useAccount } from './account-context.tsx'

/** What a user did with today's line on this device; each is stored as their id and the day, and ends with the day. */
const steps = { heard: 'glimmer.heard', finished: 'glimmer.finished' } as const
type Step = keyof typeof steps

const changed = new EventTarget()
const subscribe = (onChange: () => void) => {
  changed.addEventListener('change', onChange)
  addEventListener('storage', onChange)
  return () => {
    changed.removeEventListener('change', onChange)
    removeEventListener('storage', onChange)
  }
}

/**
 * Whether today is done: the moment was, or the line was heard and answered. `note` remembers a step; where storage is
 * refused, a line that the server has spoken counts as heard.
 */
export function useDay() {
  const { user } = useAccount()
  const { data: line } = useQuery({ ...read('GET /affirmations/today'), enabled: false })
  const now = `${user?._id} ${localDay(new Date(), user?.preferences.timeZone)}`
  const has = (step: Step) => readItem(steps[step]) === now
  const isFinished = useSyncExternalStore(
    subscribe,
    () => has('finished'),
    () => false,
  )
  const isHeard = useSyncExternalStore(
    subscribe,
    () => has('heard'),
    () => false,
  )
  const isAnswered = Boolean(line?.response)
  return {
    isDone: isFinished || (isAnswered && (isHeard || Boolean(line?.speech))),
    note(step: Step) {
      if (has(step)) return
      writeItem(steps[step], now)
      changed.dispatchEvent(new Event('change'))
    },
  }
}
