import type { Affirmation } from '@glimmer/contract'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '#member/account-context.tsx'
import { api } from '#platform/api/client.ts'
import { ownRecordings } from './recordings.ts'

/** As many as a user would listen to in an evening. */
const mostLines = 50

const isThere = (result: PromiseSettledResult<Affirmation>) => result.status === 'fulfilled'

/** The lines recorded in the user's own voice on this device, without those that have since been deleted. */
export function useRecordedLines() {
  const userId = useAccount().user?._id ?? ''
  return useQuery({
    queryKey: ['recorded lines', userId],
    staleTime: 0,
    async queryFn({ signal }) {
      const recorded = await ownRecordings(userId)
        .all()
        .catch(() => new Map<string, unknown>())
      const ids = [...recorded.keys()].slice(0, mostLines)
      const lines = await Promise.allSettled(ids.map((id) => api('GET /affirmations/{id}', { params: { id }, signal })))
      return lines.filter(isThere).map(({ value }) => value)
    },
  })
}
