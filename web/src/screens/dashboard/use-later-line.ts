import type { Affirmation } from '@glimmer/contract'
import { useQueryClient } from '@tanstack/react-query'
import { featureMessage } from '#platform/api/errors.ts'
import { read, useWrite } from '#platform/api/query.ts'
import { useToast } from '#platform/ui/toast.tsx'
import { useErrorToast } from '#platform/use-error-toast.ts'

const failureOf = (error: unknown) => featureMessage(error, 'We couldn’t show that line just now.')

/**
 * Offers the line that a language model finished after the user had got another one. It is charged only if the user
 * asks to see it; if none came, nothing is said.
 */
export function useLaterLine(onTaken: (line: Affirmation) => void): (meanwhileId: string) => Promise<void> {
  const client = useQueryClient()
  const toast = useToast()
  const take = useWrite('POST /affirmations/{id}/later', {
    onSuccess: onTaken,
    onError: useErrorToast(failureOf),
  })
  return async (meanwhileId) => {
    const call = { params: { id: meanwhileId } }
    const later = await client
      .fetchQuery({ ...read('GET /affirmations/{id}/later', call), retry: false })
      .catch(() => undefined)
    if (later?.isReady)
      toast({ message: 'Another line came.', action: { label: 'Show it', onPress: () => take.mutate(call) } })
  }
}
