import type { Affirmation } from '@glimmer/contract'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAccount } from '#member/account-context.tsx'
import { recordedLinesKey } from '#member/prefetch-screen.ts'
import { api } from '#platform/api/client.ts'
import { isNetworkError, toApiError } from '#platform/api/errors.ts'
import { ownRecordings } from './recordings.ts'

/** As many as a user would listen to in an evening. */
const maxLines = 50

const isAffirmation = (data: object): data is Affirmation => '_id' in data && 'text' in data

/** The line with this id, wherever it is in cached data: on its own, in a list, or in a set. */
export function findLine(data: unknown, id: string): Affirmation | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  if (isAffirmation(data)) return data._id === id ? data : undefined
  for (const part of Object.values(data)) {
    const line = findLine(part, id)
    if (line) return line
  }
  return undefined
}

/** The line as the server has it; without a connection, as it was last seen. */
async function lineWith(id: string, client: QueryClient, signal: AbortSignal): Promise<Affirmation | undefined> {
  try {
    return await api('GET /affirmations/{id}', { params: { id }, signal })
  } catch (thrown) {
    if (!isNetworkError(toApiError(thrown))) return undefined
    return findLine(
      client.getQueriesData({}).map(([, data]) => data),
      id,
    )
  }
}

/** The lines recorded in the user's own voice on this device, without those that have since been deleted. */
export function useRecordedLines() {
  const userId = useAccount().user?._id ?? ''
  const client = useQueryClient()
  return useQuery({
    queryKey: [recordedLinesKey, userId],
    staleTime: 0,
    // Recordings are on this device, so they are looked for without a connection too.
    networkMode: 'always',
    async queryFn({ signal }) {
      const recorded = await ownRecordings(userId)
        .all()
        .catch(() => new Map<string, unknown>())
      const ids = [...recorded.keys()].slice(0, maxLines)
      const lines = await Promise.all(ids.map((id) => lineWith(id, client, signal)))
      return lines.filter((line) => line !== undefined)
    },
  })
}
