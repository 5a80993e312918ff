import type { Affirmation, LineResponse } from '@glimmer/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { cancelReads } from '#platform/api/invalidations.ts'
import { useWrite } from '#platform/api/query.ts'
import { useErrorToast } from '#platform/use-error-toast.ts'
import { changeLine } from './cached-lines.ts'

interface Words {
  name: string
  hint: string
  /** The reply to the answer: kind, without praise. */
  thanks: string
}

/** The possible answers to "How does that feel?", in words. */
export const responseWords: Record<LineResponse, Words> = {
  true: { name: 'Feels true', hint: 'More like this', thanks: 'Good to know. More like this will come.' },
  'not-quite': {
    name: 'Not quite',
    hint: 'Another line, free',
    thanks: 'Thank you for saying so.',
  },
  'too-much': { name: 'Too much', hint: 'A gentler one, free', thanks: 'Thank you for saying so.' },
}

const mark = (client: QueryClient, id: string, response: LineResponse | null) =>
  client.setQueriesData({}, (data: unknown) => changeLine(data, id, (line) => ({ ...line, response })))

/**
 * Saves how a line feels. The answer is shown optimistically and rolled back if the server could not save it; a toast
 * then says so, unless `quiet` is set (for screens that carry on regardless). `respond` resolves to whether it was
 * saved.
 */
export function useResponse({ quiet = false } = {}) {
  const client = useQueryClient()
  const showError = useErrorToast()
  const write = useWrite('POST /affirmations/{id}/response', {
    // Run one at a time, so that the last answer reaches the server last.
    scope: { id: 'response' },
  })
  return {
    isPending: write.isPending,
    async respond({ _id: id, response: before }: Affirmation, response: LineResponse): Promise<boolean> {
      await cancelReads(client, 'POST /affirmations/{id}/response')
      mark(client, id, response)
      try {
        await write.mutateAsync({ params: { id }, body: { response } })
        return true
      } catch (error) {
        mark(client, id, before)
        if (!quiet) showError(error)
        return false
      }
    },
  }
}
