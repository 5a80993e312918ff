import { coolingOff } from '@glimmer/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from '#lib/router.tsx'
import { useAccount } from '#member/account-context.tsx'
import { clearBrowserData } from '#member/offline/erase-device.ts'
import { reauthenticatedMessage, reauthenticateIfRequired, reauthenticationReturnTo } from '#member/reauthenticate.ts'
import { ownRecordings } from '#modules/listening/recordings.ts'
import { api } from '#platform/api/client.ts'
import { readerMessage, toApiError } from '#platform/api/errors.ts'
import { useSellsPlans } from '#platform/api/installation.ts'
import { read } from '#platform/api/query.ts'
import { paths } from '#platform/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import classes from '../settings.module.css'
import { ExportButton } from './export-button.tsx'
import { OwnVoiceDownload } from './own-voice.tsx'

/** The second step: what is deleted, the export once more, and two buttons of equal weight. */
export function DeleteDialog({ isReauthenticated, onClose }: { isReauthenticated: boolean; onClose: () => void }) {
  const { status, message, begin } = useDeletion(isReauthenticated)
  const busy = status === 'running'
  const close = () => {
    if (!busy) onClose()
  }
  return (
    <Dialog title="Delete your account?" onClose={close}>
      <div className={`stack ${classes.dialog}`}>
        <WhatIsDeleted />
        {!busy && (
          <section className="inset stack gap-sm" aria-label="Your export">
            <p>Would you like a copy first?</p>
            <ExportButton />
            <OwnVoiceDownload />
          </section>
        )}
        <p className={`stack ${classes.status}`} role="alert">
          {busy && <progress aria-label="Your account is being deleted" />}
          <span>{busy ? 'Deleting everything. This takes a moment.' : message}</span>
        </p>
        <div className={classes.leavingActions}>
          <Button variant="ghost" className={classes.danger} aria-disabled={busy} onClick={() => void begin()}>
            {status === 'failed' ? 'Try Again' : 'Delete everything'}
          </Button>
          <Button variant="ghost" aria-disabled={busy} onClick={close}>
            Keep my account
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function WhatIsDeleted() {
  const { data: config } = useQuery(read('GET /config'))
  const { user } = useAccount()
  const paid = useSellsPlans() && user?.subscription.tier !== 'free'
  return (
    <>
      <p>This will be deleted for good:</p>
      <ul>
        <li>your lines, favourites, sets and collections, and your days</li>
        <li>your values, answers and settings</li>
        <li>recordings and avatars, and what this browser keeps of you</li>
        {paid && (
          <li>
            your plan: it ends now, and the rest of the month isn’t refunded; to use your {coolingOff.days} days to
            change your mind, <Link to={paths.contact()}>write to us</Link> first
          </li>
        )}
        {config?.removesSignIn && <li>your sign-in: your email and password</li>}
      </ul>
      {config && !config.removesSignIn && (
        <p>The account you sign in with belongs to another provider. It stays there until you delete it there.</p>
      )}
    </>
  )
}

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
function useDeletion(isReauthenticated: boolean) {
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
        `${reauthenticationReturnTo(paths.profile(), 'delete')}#your-data`,
      ).catch(() => false)
      return setState(reauthenticating ? reauthenticated : { status: 'failed', message: failureMessage(thrown) })
    }
    await clearBrowserData(() => ownRecordings(userId).deleteAll())
    location.replace(paths.goodbye())
  }
  return { ...state, begin }
}
