import type { ReminderSettings, Reminders } from '@glimmer/contract'
import { useMutation } from '@tanstack/react-query'
import { formatDate } from '#lib/format-time.ts'
import { saveFile } from '#lib/save-file.ts'
import { forgetSubscription } from '#member/push-subscription.ts'
import { api } from '#platform/api/client.ts'
import { readerMessage } from '#platform/api/errors.ts'
import { useWrite } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
import classes from '../settings.module.css'

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
              onClick={() => !remove.isPending && remove.mutate({ params: { id: _id } })}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {remove.error && <p role="alert">{readerMessage(remove.error)}</p>}
      <Button variant="ghost" small aria-disabled={busy} onClick={() => !busy && onAdd()}>
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
            onClick={() => !send.isPending && send.mutate({ body: { channel } })}
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
      {error && <p role="alert">{readerMessage(error)}</p>}
    </>
  )
}
