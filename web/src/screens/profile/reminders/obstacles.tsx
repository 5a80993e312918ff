import { readerMessage } from '#platform/api/errors.ts'
import { useWrite } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
import type { PushObstacle } from './this-device.ts'

const explanations: Record<PushObstacle, string> = {
  denied:
    'Notifications are off for this site, and that’s fine. You can allow them in your browser’s settings, or be reminded another way.',
  dismissed:
    'You closed the browser’s question, and that’s fine. Choose notifications to be asked again, or be reminded another way.',
  unsupported: 'This browser can’t show notifications. You can be reminded another way.',
  'home-screen':
    'On an iPhone or iPad, notifications come once Glimmer is on your Home Screen: press Share, then Add to Home Screen, and open it from there.',
  failed: 'We couldn’t set up notifications on this device just now. You can try again, or be reminded another way.',
}

/** Why this device gets no notifications, and another way to be reminded. */
export const PushUnavailable = ({ reason, onEmail }: { reason: PushObstacle; onEmail: (() => void) | undefined }) => (
  <div className="inset stack start gap-sm">
    <p>{explanations[reason]}</p>
    {onEmail ? (
      <Button variant="ghost" small onClick={onEmail}>
        Remind me by email
      </Button>
    ) : (
      <p>Your calendar can do it too: the button is below.</p>
    )}
  </div>
)

/** Email is sent only to a confirmed address: what is left to do, and a button to resend the link. */
export function ConfirmAddress({ email }: { email: string }) {
  const send = useWrite('POST /users/reminders/confirmation')
  return (
    <div className="inset stack start gap-sm">
      <p role="status">
        {send.isSuccess && <span>{'We’ve sent the link again. '}</span>}
        <span>Check your inbox: we’ve sent a link to {email}. Your reminders start once you’ve clicked it.</span>
      </p>
      {send.error && <p role="alert">{readerMessage(send.error)}</p>}
      <Button variant="ghost" small aria-disabled={send.isPending} onClick={() => !send.isPending && send.mutate({})}>
        {send.isPending ? 'Sending…' : 'Send the link again'}
      </Button>
    </div>
  )
}
