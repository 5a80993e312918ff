import { readerMessage } from '#platform/api/errors.ts'
import { useWrite } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
import classes from './reminders.module.css'

/** Mail goes only where its reader has said yes: what is still to be done, and the link once more. */
export function ConfirmAddress({ email }: { email: string }) {
  const send = useWrite('POST /users/reminders/confirmation')
  return (
    <div className={classes.refused}>
      <p role="status">
        {send.isSuccess ? 'The link is on its way again. ' : ''}Look in your inbox: we mailed a link to {email}. Your
        reminders begin once you have pressed it.
      </p>
      {send.error && <p role="alert">{readerMessage(send.error)}</p>}
      <Button variant="ghost" small aria-disabled={send.isPending} onClick={() => !send.isPending && send.mutate({})}>
        {send.isPending ? 'Sending…' : 'Send the link again'}
      </Button>
    </div>
  )
}
