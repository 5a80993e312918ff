import type { Api, Call, Reply } from '@glimmer/contract'
import { useQueryClient } from '@tanstack/react-query'
import type { WriteRoute } from '#platform/api/client.ts'
import { formMessage } from '#platform/api/errors.ts'
import { read, useWrite } from '#platform/api/query.ts'
import { useToast } from '#platform/ui/toast.tsx'

const signInCodes: readonly unknown[] = ['second_step_needed', 'fresh_sign_in', 'not_found']

/**
 * Something an operator does. A second press meanwhile does nothing; a failure is a toast; and where the sign-in is no
 * longer enough, the overview is asked again, so that the screen says what is missing.
 */
export function useDeed<Key extends WriteRoute>(key: Key) {
  const client = useQueryClient()
  const toast = useToast()
  const write = useWrite(key, {
    onError(error) {
      if (signInCodes.includes(error.code))
        void client.invalidateQueries({ queryKey: read('GET /admin/overview').queryKey })
      toast({
        message:
          error.code === 'not_found'
            ? 'There is no such thing any more.'
            : (formMessage(error) ?? 'Please wait a moment and try again.'),
      })
    },
  })
  const run = (call: Call<Key, Api[Key]>, done: (reply: Reply<Api[Key]>) => void) => {
    if (!write.isPending) write.mutate(call, { onSuccess: done })
  }
  return { run, isPending: write.isPending }
}
