import type { User } from '@glimmer/contract'
import { useEffect, useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { readDraft, saveDraft } from '#member/drafts.ts'
import { useWrite } from '#platform/api/query.ts'
import { draftOf, explainFailure, type Name, remainingDraft, savedNames } from './names.ts'

const form = 'names'

/**
 * The names in the form: the saved ones, overlaid with what was typed. Typed text survives a failure, a reload, an
 * expired session and navigation; it is discarded when it is saved or undone, or the user signs out.
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
    /** The underlying error: a new object after each attempt. */
    error: write.error,
    /** Whether there are unsaved changes. */
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
