import { useEffect, useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { readDraft, saveDraft } from '#member/drafts.ts'
import { api } from '#platform/api/client.ts'
import { type ApiError, toApiError } from '#platform/api/errors.ts'

const form = 'contact'

/** The user's message to us, retained through failures and reloads until it has been sent. */
export function useMessage() {
  const { user } = useAccount()
  const person = user?._id ?? 'visitor'
  const [typed, setTyped] = useState<{ email?: string; message?: string }>({})
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')
  const [error, setError] = useState<ApiError>()
  // In an effect, so that the first render matches the prerendered page.
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
    /** Does nothing while sending, so that a double press sends the message once. */
    send: () => (state === 'sending' ? undefined : void send()),
    writeAnother: () => setState('open'),
  }
}
