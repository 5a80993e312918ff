import type { AffirmationSet, GenerateSet } from '@glimmer/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { countGenerated } from '#modules/affirmations/count-generated.ts'
import { formMessage } from '#platform/api/errors.ts'
import { idempotencyKeys } from '#platform/api/idempotency-keys.ts'
import { read, useWrite } from '#platform/api/query.ts'

/** Has a set written, and reports the result. */
export function useSet() {
  const client = useQueryClient()
  const [keys] = useState(idempotencyKeys)
  const [set, setSet] = useState<AffirmationSet>()
  const write = useWrite('POST /affirmations/set', {
    onSuccess: (written) => {
      keys.renew()
      for (const { affirmation } of written.lines)
        client.setQueryData(read('GET /affirmations/{id}', { params: { id: affirmation._id } }).queryKey, affirmation)
      countGenerated(written.lines.map(({ affirmation }) => affirmation))
      setSet(written)
    },
  })
  const { error } = write
  return {
    set,
    writing: write.isPending,
    problem: error && error.code !== 'allowance_spent' ? formMessage(error) : undefined,
    spent: error?.code === 'allowance_spent' ? error.problem : undefined,
    send(body: GenerateSet) {
      if (!write.isPending) write.mutate({ body, idempotencyKey: keys.keyFor(body) })
    },
  }
}
