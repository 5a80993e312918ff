import type { Affirmation, Theme } from '@glimmer/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { useDraftOnUnload } from '#member/draft-on-unload.ts'
import { readDraft } from '#member/drafts.ts'
import { track } from '#platform/analytics/track.ts'
import { readerMessage } from '#platform/api/errors.ts'
import { read, useWrite } from '#platform/api/query.ts'
import { type Draft, form, requestOf, takenUp, toLeave, tries } from './draft.ts'

/** The choices so far, and what came of sending them. */
export function useCompose(themes: readonly Theme[], onWritten: (line: Affirmation) => void, onCare: () => void) {
  const client = useQueryClient()
  const person = useAccount().user?._id ?? ''
  const [draft, setDraft] = useState<Draft>(() => takenUp(readDraft(sessionStorage, person, form), themes))
  const finish = useDraftOnUnload(form, toLeave(draft))
  const [attempt] = useState(tries)
  const write = useWrite('POST /affirmations/generate', {
    onSuccess: (line) => {
      attempt.done()
      finish()
      const { description, themes: affirmation_themes } = line
      track({ name: 'affirmation_generated', properties: { description, affirmation_themes } })
      client.setQueryData(read('GET /affirmations/{id}', { params: { id: line._id } }).queryKey, line)
      onWritten(line)
    },
    onError: ({ code }) => {
      if (code !== 'care_first') return
      // The note is let go: it asked for people, not for a line.
      setDraft((now) => ({ ...now, note: '' }))
      onCare()
    },
  })
  const { error } = write
  return {
    draft,
    change: setDraft,
    /** Closed on purpose, or written: nothing of it waits. */
    finish,
    writing: write.isPending,
    /** Why there is no line yet, unless the allowance is spent. */
    problem:
      error && error.code !== 'allowance_spent' && error.code !== 'care_first' ? readerMessage(error) : undefined,
    spent: error?.code === 'allowance_spent' ? error.problem : undefined,
    send() {
      const body = requestOf(draft)
      if (!write.isPending && body.themes.length > 0) write.mutate({ body, idempotencyKey: attempt.keyFor(body) })
    },
  }
}
export type Compose = ReturnType<typeof useCompose>
