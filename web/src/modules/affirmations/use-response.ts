import type { Affirmation, LineResponse } from '@glimmer/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { generalMessage } from '#platform/api/errors.ts'
import { cancelReads } from '#platform/api/invalidations.ts'
import { useWrite } from '#platform/api/query.ts'
import { useToast } from '#platform/ui/toast.tsx'
import { changeLine } from './cached-lines.ts'

const mark = (client: QueryClient, id: string, response: LineResponse | undefined) =>
  client.setQueriesData({}, (data: unknown) =>
    changeLine(data, id, ({ response: _, ...line }) => (response ? { ...line, response } : line)),
  )

/** Says how a line sits: shown at once, taken back with a sentence when the server could not. Answers whether it was kept. */
export function useResponse() {
  const client = useQueryClient()
  const toast = useToast()
  const write = useWrite('POST /affirmations/{id}/response', {
    // One after another: the answer given last must arrive last.
    scope: { id: 'response' },
  })
  return async ({ _id: id, response: before }: Affirmation, response: LineResponse): Promise<boolean> => {
    await cancelReads(client, 'POST /affirmations/{id}/response')
    mark(client, id, response)
    try {
      await write.mutateAsync({ params: { id }, body: { response } })
      return true
    } catch (error) {
      mark(client, id, before)
      const message = generalMessage(error)
      if (message) toast({ message })
      return false
    }
  }
}
