import type { QueryClient } from '@tanstack/react-query'
import { read } from '#platform/api/query.ts'

/** Shows the line stored ahead for a day as today's, unless the line of that day is known already. */
export function showStoredLine(client: QueryClient, day: string): void {
  const today = read('GET /affirmations/today').queryKey
  const ahead = client.getQueryData(read('GET /affirmations/ahead').queryKey)
  const stored = ahead?.items.find((item) => item.day === day)
  if (stored && client.getQueryData(today)?.day !== day)
    client.setQueryData(today, { ...stored.affirmation, day }, { updatedAt: 0 })
}
