import type { TodaysAffirmation } from '@glimmer/contract'
import { toneAt } from '@glimmer/contract/lines'
import type { QueryClient } from '@tanstack/react-query'
import { hourOf, localDay } from '#lib/calendar.ts'
import { read } from '#platform/api/query.ts'
import { noteOpenedOffline } from './fetch-today.ts'

/**
 * Shows a line stored ahead for the day as today's, unless the line of that day is known already: of the day's two, the
 * one for this hour, as the server would. Returns it if it was shown.
 */
export function showStoredLine(client: QueryClient, now: Date, timeZone: string): TodaysAffirmation | undefined {
  const day = localDay(now, timeZone)
  const today = read('GET /affirmations/today').queryKey
  const ahead = client.getQueryData(read('GET /affirmations/ahead').queryKey)
  const stored = ahead?.items.find((item) => item.day === day)
  if (!stored || client.getQueryData(today)?.day === day) return undefined
  const isEvening = toneAt(hourOf(now, timeZone)) === 'evening'
  const line = { ...((isEvening && stored.evening) || stored.affirmation), day }
  noteOpenedOffline(line._id)
  return client.setQueryData(today, line, { updatedAt: 0 })
}
