import type { Affirmation, Mood, Theme } from '@glimmer/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { useDraftOnUnload } from '#member/draft-on-unload.ts'
import { readDraft } from '#member/drafts.ts'
import { countGenerated } from '#modules/affirmations/use-writer.ts'
import { useCare } from '#modules/care/care-provider.tsx'
import { lowestMoodAsksForCare } from '#modules/care/hide-for-today.ts'
import { formMessage } from '#platform/api/errors.ts'
import { idempotencyKeys } from '#platform/api/idempotency-keys.ts'
import { read, useWrite } from '#platform/api/query.ts'
import { type Draft, draftName, requestOf, restoreDraft, toStoredDraft } from './draft.ts'

/** The error codes that are handled otherwise than by showing a sentence. */
const answeredElsewhere: readonly (string | undefined)[] = ['allowance_spent', 'care_first']

interface ComposeOptions {
  themes: readonly Theme[]
  /** `mayFollow`: a language model is still writing another line. */
  onWritten: (line: Affirmation, mayFollow: boolean) => void
  onClose: () => void
}

/** The choices so far, and the result of sending them. */
export function useCompose({ themes, onWritten, onClose }: ComposeOptions) {
  const client = useQueryClient()
  const care = useCare()
  const person = useAccount().user?._id ?? ''
  const [draft, setDraft] = useState<Draft>(() => restoreDraft(readDraft(sessionStorage, person, draftName), themes))
  // A note that called for help stays in its field, and is never stored.
  const [heard, setHeard] = useState<string>()
  const discardDraft = useDraftOnUnload(draftName, toStoredDraft(draft.note === heard ? { ...draft, note: '' } : draft))
  const [keys] = useState(idempotencyKeys)
  const close = () => {
    discardDraft()
    onClose()
  }
  const write = useWrite('POST /affirmations/generate', {
    onSuccess: ({ care: softened, mayFollow = false, ...line }) => {
      keys.renew()
      discardDraft()
      // Lines written for words that may call for help are not tracked.
      if (!softened) countGenerated([line])
      care.showStrip(softened && 'line')
      client.setQueryData(read('GET /affirmations/{id}', { params: { id: line._id } }).queryKey, line)
      onWritten(line, mayFollow)
    },
    onError: ({ code }) => {
      if (code !== 'care_first') return
      setHeard(draft.note)
      care.open({ onMisread: () => send({ misread: true }) })
    },
  })
  const { error } = write
  function send(also: { misread?: true } = {}) {
    const body = { ...requestOf(draft), ...also }
    if (!write.isPending && body.themes.length > 0) write.mutate({ body, idempotencyKey: keys.keyFor(body) })
  }
  return {
    draft,
    change: setDraft,
    chooseMood(mood: Mood) {
      const chosen = mood === draft.mood ? undefined : mood
      setDraft({ ...draft, mood: chosen })
      if (chosen === 'heavy' && lowestMoodAsksForCare()) care.openForMood({ onClose: close })
    },
    /** Closes it on purpose: nothing of the draft is stored. */
    close,
    writing: write.isPending,
    /** Why there is no line yet, unless the allowance is used up. */
    problem: error && !answeredElsewhere.includes(error.code) ? formMessage(error) : undefined,
    spent: error?.code === 'allowance_spent' ? error.problem : undefined,
    send: () => send(),
  }
}
export type Compose = ReturnType<typeof useCompose>
