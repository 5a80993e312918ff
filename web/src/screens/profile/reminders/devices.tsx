import type { ReminderSettings, Reminders } from '@glimmer/contract'
import { product } from '@glimmer/contract/product'
import { useMutation } from '@tanstack/react-query'
import { formatDate } from '#lib/format-time.ts'
import { saveFile } from '#lib/save-file.ts'
import { forgetSubscription } from '#member/push-subscription.ts'
import { api } from '#platform/api/client.ts'
import { ErrorNote } from '#platform/api/error-note.tsx'
import { useWrite } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
import classes from '../settings.module.css'
import type { PushObstacle } from './this-device.ts'

interface DevicesProps {
  devices: Reminders['devices']
  busy: boolean
  onAdd: () => void
}

/** The devices that get notifications; each can be removed. */
export function Devices({ devices, busy, onAdd }: DevicesProps) {
  const remove = useWrite('DELETE /users/reminders/subscriptions/{id}', { onSuccess: forgetSubscription })
  return (
    <fieldset className={classes.group}>
      <legend>Where it’s sent</legend>
      {devices.length === 0 && <p className="hint">No device is set up yet, so nothing will be sent.</p>}
      <ul className={classes.devices}>
        {devices.map(({ _id, name, addedAt }) => (
          <li key={_id} className="bar spread gap-m">
            <span>
              {name ?? 'A browser'} <span className="hint">since {formatDate(addedAt)}</span>
            </span>
            <Button
              variant="plain"
              small
              aria-label={`Remove ${name ?? 'a browser'}`}
              aria-disabled={remove.isPending}
              onClick={() => remove.mutate({ params: { id: _id } })}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {remove.error && <ErrorNote error={remove.error} />}
      <Button variant="ghost" small aria-disabled={busy} onClick={onAdd}>
        Add this device
      </Button>
    </fieldset>
  )
}

/** Sends a test reminder, or adds the reminder to the user's own calendar. */
export function TryIt({ channel, ready }: { channel: ReminderSettings['channel']; ready: boolean }) {
  const send = useWrite('POST /users/reminders/test')
  const calendar = useMutation({
    mutationFn: async () => saveFile(await api('GET /users/reminders/calendar'), 'glimmer-reminder.ics'),
  })
  const error = send.error ?? calendar.error
  return (
    <>
      <div className={`row gap-s ${classes.row}`}>
        {ready && (
          <Button
            variant="ghost"
            small
            aria-disabled={send.isPending}
            onClick={() => send.mutate({ body: { channel } })}
          >
            {send.isPending ? 'Sending…' : 'Send me one now'}
          </Button>
        )}
        <Button variant="ghost" small onClick={() => calendar.mutate()}>
          Add to my calendar
        </Button>
        <output className="success">
          {send.isSuccess && (channel === 'email' ? 'Sent. Check your inbox.' : 'Sent to your devices.')}
        </output>
      </div>
      {error && <ErrorNote error={error} />}
    </>
  )
}

const explanations: Record<PushObstacle, string> = {
  denied:
    'Notifications are off for this site, and that’s fine. You can allow them in your browser’s settings, or be reminded another way.',
  dismissed:
    'You closed the browser’s question, and that’s fine. Choose notifications to be asked again, or be reminded another way.',
  unsupported: 'This browser can’t show notifications. You can be reminded another way.',
  'home-screen': `On an iPhone or iPad, notifications come once ${product.name} is on your Home Screen: press Share, then Add to Home Screen, and open it from there.`,
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
      {send.error && <ErrorNote error={send.error} />}
      <Button variant="ghost" small aria-disabled={send.isPending} onClick={() => send.mutate({})}>
        {send.isPending ? 'Sending…' : 'Send the link again'}
      </Button>
    </div>
  )
}
