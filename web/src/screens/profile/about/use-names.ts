import type { User } from '@glimmer/contract'
import { useEffect, useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { readDraft, saveDraft } from '#member/drafts.ts'
import { useWrite } from '#platform/api/query.ts'
import { draftOf, explainFailure, type Name, remainingDraft, savedNames } from './names.ts'

const form = 'names'

/**
 * The names as they stand in the form: what is saved, and over it what was typed. What was typed outlives a failure, a
 * reload, an expired session and a visit to another page; it goes when it is saved, undone, or the person signs out.
 */
export function useNames(user: User) {
  const { update } = useAccount()
  const saved = savedNames(user)
  const [draft, setDraft] = useState(() => draftOf(saved, { ...saved, ...readDraft(sessionStorage, user._id, form) }))
  useEffect(() => saveDraft(sessionStorage, user._id, form, draft), [user._id, draft])
  const write = useWrite('PUT /users/profile', {
    onSuccess: (answer, { body }) => {
      update(answer)
      setDraft((now) => remainingDraft(now, body ?? {}))
    },
  })
  const values = { ...saved, ...draft }
  const touched = Object.keys(draft).length > 0
  const failure = write.error && explainFailure(write.error)
  return {
    values,
    errors: failure?.errors ?? {},
    problem: failure?.problem,
    /** The error behind them: another object after each try. */
    error: write.error,
    /** Whether anything waits to be saved. */
    touched,
    pending: write.isPending,
    saved: write.isSuccess && !touched,
    type(name: Name, text: string) {
      if (!write.isPending) write.reset()
      setDraft(draftOf(saved, { ...values, [name]: text }))
    },
    undo() {
      write.reset()
      setDraft({})
    },
    save() {
      if (!write.isPending) write.mutate({ body: draft })
    },
  }
}
