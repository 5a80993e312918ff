import type { QueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/client.ts'
import { read } from '#platform/api/query.ts'
import { askedAhead } from './prefetch-today.ts'

const today = 'GET /affirmations/today'

/** Hands what was asked for ahead to the reads of the same person. Apart from the asking, which every page carries. */
export function takeAhead(client: QueryClient, who: string | null): QueryClient {
  const ahead = askedAhead(who)
  if (ahead?.line) client.setQueryData(read(today).queryKey, ahead.line)
  else if (ahead) void client.prefetchQuery({ ...read(today), queryFn: () => ahead.answer.catch(() => api(today)) })
  return client
}
