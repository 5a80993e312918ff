import type { Affirmation } from '@glimmer/contract'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '#member/account-context.tsx'
import { api } from '#platform/api/client.ts'
import { ownRecordings } from './recordings.ts'

/** As many as one listens to in an evening. */
const mostLines = 50

const isThere = (result: PromiseSettledResult<Affirmation>) => result.status === 'fulfilled'

/** The lines recorded in the person's own voice on this device, as far as they are still there. */
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
