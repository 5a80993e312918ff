import type { ReminderSettings } from '@glimmer/contract'
import { useMutation } from '@tanstack/react-query'
import { saveFile } from '#lib/save-file.ts'
import { api } from '#platform/api/client.ts'
import { readerMessage } from '#platform/api/errors.ts'
import { useWrite } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
import classes from '../settings.module.css'

/** Sends a test reminder, or adds the reminder to the user's own calendar. */
export function TryIt({ channel, ready }: { channel: ReminderSettings['channel']; ready: boolean }) {
  const send = useWrite('POST /users/reminders/test')
  const calendar = useMutation({
    mutationFn: async () => saveFile(await api('GET /users/reminders/calendar'), 'glimmer-reminder.ics'),
  })
  const error = send.error ?? calendar.error
  return (
    <>
      <div className={classes.row}>
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
        <output className={classes.sent}>
          {send.isSuccess && (channel === 'email' ? 'Sent. Check your inbox.' : 'Sent to your devices.')}
        </output>
      </div>
      {error && <p role="alert">{readerMessage(error)}</p>}
    </>
  )
}
