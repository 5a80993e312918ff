import { useEffect, useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { readDraft, saveDraft } from '#member/drafts.ts'
import { api } from '#platform/api/client.ts'
import { type ApiError, toApiError } from '#platform/api/errors.ts'

const form = 'contact'

/** What somebody writes to us: it stays until it was sent, through failures and reloads. */
export function useMessage() {
  const { user } = useAccount()
  const person = user?._id ?? 'visitor'
  const [typed, setTyped] = useState<{ email?: string; message?: string }>({})
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')
  const [error, setError] = useState<ApiError>()
  // After the first drawing, which is the one that is written ahead.
  useEffect(() => setTyped((now) => ({ ...readDraft(sessionStorage, person, form), ...now })), [person])
  const words = { email: typed.email ?? user?.email ?? '', message: typed.message ?? '' }
  const type = (change: Partial<typeof words>) => {
    const now = { ...words, ...change }
    setTyped(now)
    saveDraft(sessionStorage, person, form, now)
  }
  async function send() {
    setState('sending')
    setError(undefined)
    try {
      await api(user ? 'POST /users/support' : 'POST /support', { body: words })
      saveDraft(sessionStorage, person, form, {})
      setTyped({ email: words.email })
      setState('sent')
    } catch (thrown) {
      setError(toApiError(thrown))
      setState('open')
    }
  }
  return {
    words,
    type,
    state,
    error,
    /** Does nothing while it is being sent: a second press sends it once. */
    send: () => (state === 'sending' ? undefined : void send()),
    writeAnother: () => setState('open'),
  }
}
