import type { User } from '@glimmer/contract'
import { useEffect, useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { readDraft, saveDraft } from '#member/drafts.ts'
import { useWrite } from '#platform/api/query.ts'
import { draftOf, keptNames, leftOf, type Name, sayFailure } from './edits.ts'

const form = 'names'

/**
 * The names as they stand in the form: what is kept, and over it what was typed. What was typed outlives a failure, a
 * reload, a session that ends and a look elsewhere; it goes when it is saved, undone, or the person signs out.
 */
export function useNames(user: User) {
  const { update } = useAccount()
  const kept = keptNames(user)
  const [draft, setDraft] = useState(() => draftOf(kept, { ...kept, ...readDraft(sessionStorage, user._id, form) }))
  useEffect(() => saveDraft(sessionStorage, user._id, form, draft), [user._id, draft])
  const keep = useWrite('PUT /users/profile', {
    onSuccess: (answer, { body }) => {
      update(answer)
      setDraft((now) => leftOf(now, body ?? {}))
    },
  })
  const values = { ...kept, ...draft }
  const touched = Object.keys(draft).length > 0
  const failure = keep.error && sayFailure(keep.error)
  return {
    values,
    errors: failure?.errors ?? {},
    problem: failure?.problem,
    /** The refusal behind them: another one each time. */
    refusal: keep.error,
    /** Whether anything waits to be saved. */
    touched,
    pending: keep.isPending,
    saved: keep.isSuccess && !touched,
    write(name: Name, text: string) {
      if (!keep.isPending) keep.reset()
      setDraft(draftOf(kept, { ...values, [name]: text }))
    },
    putBack() {
      keep.reset()
      setDraft({})
    },
    save() {
      if (!keep.isPending) keep.mutate({ body: draft })
    },
  }
}
