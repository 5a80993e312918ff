import { coolingOff } from '@glimmer/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { Link } from '#lib/router.tsx'
import { useAccount } from '#member/account-context.tsx'
import { useSellsPlans } from '#platform/api/installation.ts'
import { read } from '#platform/api/query.ts'
import { paths } from '#platform/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import classes from '../settings.module.css'
import { ExportButton } from './export-button.tsx'
import { OwnVoiceDownload } from './own-voice.tsx'
import { useDeletion } from './use-deletion.ts'

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
          <Button variant="ghost" className={classes.danger} aria-disabled={busy} onClick={() => !busy && void begin()}>
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
