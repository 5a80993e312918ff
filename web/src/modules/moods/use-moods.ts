import type { Mood } from '@glimmer/contract'
import { localDay } from '#lib/calendar.ts'
import { useAccount } from '#member/account-context.tsx'
import { useWrite } from '#platform/api/query.ts'
import { useErrorToast } from '#platform/use-error-toast.ts'

/** Whether the user has turned on storing moods. */
const useIsMoodHistoryOn = (): boolean => useAccount().user?.preferences.keepMoods === true

/** Stores today's mood, or removes it. Nothing is sent unless the user has turned on storing moods. */
export function useMoodOfToday() {
  const isHistoryOn = useIsMoodHistoryOn()
  const onError = useErrorToast()
  // Run one at a time, so that the last answer reaches the server last.
  const scope = { id: 'mood' }
  const put = useWrite('PUT /users/moods/{day}', { scope, onError })
  const takeBack = useWrite('DELETE /users/moods/{day}', { scope, onError })
  return {
    isHistoryOn,
    saveMood(mood: Mood | undefined) {
      if (!isHistoryOn) return
      const params = { day: localDay(new Date()) }
      if (mood) put.mutate({ params, body: { mood } })
      else takeBack.mutate({ params })
    },
  }
}
