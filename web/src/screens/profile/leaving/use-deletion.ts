import { useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { api } from '#platform/api/client.ts'
import { readerMessage, toApiError } from '#platform/api/errors.ts'
import { paths } from '#platform/paths.ts'
import { forgetHere } from './forget-here.ts'

/** Why it did not work, and what that means for what was to be deleted. */
function sentenceFor(thrown: unknown): string {
  const { code, problem } = toApiError(thrown)
  if (code === 'payments_unavailable')
    return 'Your plan could not be ended just now, so nothing was deleted. Please try again in a few minutes.'
  if (code === 'identity_unavailable' && problem.message) return problem.message
  return readerMessage(thrown)
}

/**
 * Deletes the account, then every trace in this browser, and leaves the page: what was in its memory goes with it.
 * Asking the server twice is fine, so whatever was cut short is tried again.
 */
export function useDeletion() {
  const userId = useAccount().user?._id ?? ''
  const [state, setState] = useState<{ status: 'idle' | 'running' | 'failed'; message?: string }>({ status: 'idle' })

  const begin = async () => {
    setState({ status: 'running' })
    try {
      await api('DELETE /users/account')
    } catch (thrown) {
      return setState({ status: 'failed', message: sentenceFor(thrown) })
    }
    await forgetHere(userId)
    location.replace(paths.goodbye())
  }
  return { ...state, begin }
}
