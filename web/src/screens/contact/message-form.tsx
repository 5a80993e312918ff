import { supportLength } from '@glimmer/contract/support-terms'
import { type FormEvent, useEffect, useRef } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { SupportAddress } from '#modules/support/support-address.tsx'
import { type ApiError, readerMessage } from '#platform/api/errors.ts'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import classes from './contact.module.css'
import { useMessage } from './use-message.ts'

/** The server's message about an invalid field, if any. */
const wrongWith = (error: ApiError | undefined, field: string) =>
  error?.problem.errors?.find(({ path }) => path === field)?.message

/** The form: a reply address, and the message. Typed text stays until it has been sent. */
export function MessageForm({ answerTime }: { answerTime: string }) {
  const { words, type, state, error, send, writeAnother } = useMessage()
  const { user } = useAccount()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  if (state === 'sent') return <Sent email={words.email} answerTime={answerTime} onAnother={writeAnother} />
  const isNamed = Boolean(error?.problem.errors?.length)
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Field
        label="Your email address"
        type="email"
        autoComplete="email"
        hint="We’ll reply here."
        value={words.email}
        error={wrongWith(error, 'email')}
        onChange={({ target }) => type({ email: target.value })}
      />
      <Field
        label="Your message"
        multiline
        rows={7}
        maxLength={supportLength}
        value={words.message}
        error={wrongWith(error, 'message')}
        onChange={({ target }) => type({ message: target.value })}
      />
      <p className={classes.small}>
        This sends your message and address{user && ', and the name of your plan,'} by email to the people who run this
        site. Nothing else is sent, and no copy is kept here.
      </p>
      {error && !isNamed && <Failed error={error} />}
      <Button type="submit" aria-disabled={state === 'sending'}>
        {state === 'sending' ? 'Sending…' : error && !isNamed ? 'Try Again' : 'Send'}
      </Button>
    </form>
  )
}

const Failed = ({ error }: { error: ApiError }) => (
  <p role="alert" className={classes.failed}>
    {readerMessage(error)} What you wrote is still here. You can also send it to <SupportAddress />.
  </p>
)

function Sent({ email, answerTime, onAnother }: { email: string; answerTime: string; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={classes.form} aria-labelledby="sent">
      <h2 id="sent" ref={heading} tabIndex={-1}>
        Your message is on its way
      </h2>
      <p>
        A person answers within {answerTime}, at {email}.
      </p>
      <Button variant="ghost" onClick={onAnother}>
        Write another
      </Button>
    </section>
  )
}
