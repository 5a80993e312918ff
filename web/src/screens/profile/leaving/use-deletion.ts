import { useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { clearBrowserData } from '#member/offline/erase-device.ts'
import { reauthenticatedMessage, reauthenticateIfRequired, reauthenticationReturnTo } from '#member/reauthenticate.ts'
import { ownRecordings } from '#modules/listening/recordings.ts'
import { api } from '#platform/api/client.ts'
import { readerMessage, toApiError } from '#platform/api/errors.ts'
import { paths } from '#platform/paths.ts'

/** Why the account could not be deleted, as a sentence. */
function failureMessage(thrown: unknown): string {
  const { code, problem } = toApiError(thrown)
  if (code === 'payments_unavailable')
    return 'We couldn’t end your plan just now, so nothing was deleted. Please try again in a few minutes.'
  if (code === 'identity_unavailable' && problem.message) return problem.message
  return readerMessage(thrown)
}

const reauthenticated = { status: 'idle', message: reauthenticatedMessage } as const

/**
 * Deletes the account, then what this browser stores of it, and leaves the page, so that its memory is freed too.
 * Deletion is idempotent, so an interrupted attempt can be retried.
 * @param isReauthenticated the user returns from signing in again to confirm.
 */
export function useDeletion(isReauthenticated: boolean) {
  const userId = useAccount().user?._id ?? ''
  const [state, setState] = useState<{ status: 'idle' | 'running' | 'failed'; message?: string }>(
    isReauthenticated ? reauthenticated : { status: 'idle' },
  )

  const begin = async () => {
    setState({ status: 'running' })
    try {
      await api('DELETE /users/account')
    } catch (thrown) {
      const reauthenticating = await reauthenticateIfRequired(
        thrown,
        reauthenticationReturnTo(paths.profile(), 'delete'),
      ).catch(() => false)
      return setState(reauthenticating ? reauthenticated : { status: 'failed', message: failureMessage(thrown) })
    }
    await clearBrowserData(() => ownRecordings(userId).deleteAll())
    location.replace(paths.goodbye())
  }
  return { ...state, begin }
}
