import type { AdminOverview, WaitingMessage } from '@glimmer/contract'
import { plans } from '@glimmer/contract/plans'
import { answerTime, supportLength } from '@glimmer/contract/support-terms'
import { type FormEvent, useState } from 'react'
import { formatDate } from '#lib/format-time.ts'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import classes from './admin.module.css'
import { Confirm } from './confirm.tsx'
import { Panel } from './panel.tsx'
import { useDeed } from './use-deed.ts'

/** Messages to support that wait for an answer. */
export const Messages = ({ messages }: Pick<AdminOverview, 'messages'>) => (
  <Panel title="Messages" wide>
    {messages.length === 0 && <p className="muted">No message waits.</p>}
    {messages.map((message) => (
      <Message key={message._id} {...message} />
    ))}
  </Panel>
)

function Message({ _id, email, plan, message, account, at }: WaitingMessage) {
  const params = { id: _id }
  const [words, setWords] = useState('')
  const [error, setError] = useState<string>()
  const [isClosing, setIsClosing] = useState(false)
  const answer = useDeed('POST /admin/messages/{id}/answer')
  const close = useDeed('POST /admin/messages/{id}/close')
  const toast = useToast()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setError(words.trim() ? undefined : 'Write a few words first.')
    if (words.trim())
      answer.run({ params, body: { answer: words } }, () =>
        toast({ message: `Your answer is on its way to ${email}.` }),
      )
  }
  return (
    <article className="inset stack" aria-label={`From ${email}`}>
      <p>
        <b className={classes.ids}>{email}</b>
        <span className={`hint ${classes.ids}`}>
          {formatDate(at)} · {account ? `${plans[plan].name}, promised ${answerTime[plan]}` : 'not signed in'}
        </span>
      </p>
      <p className={classes.message}>{message}</p>
      <form className="stack" onSubmit={submit} noValidate>
        <Field
          multiline
          label="Your answer"
          rows={3}
          maxLength={supportLength}
          value={words}
          error={error}
          onChange={(event: { target: { value: string } }) => setWords(event.target.value)}
        />
        <div className="row gap-s">
          <Button type="submit" small aria-busy={answer.isPending}>
            Send the answer
          </Button>
          <Button variant="ghost" small onClick={() => setIsClosing(true)}>
            Close without one
          </Button>
        </div>
      </form>
      {isClosing && (
        <Confirm
          title="Close this message?"
          label="Close and delete"
          isPending={close.isPending}
          onClose={() => setIsClosing(false)}
          onConfirm={() => close.run({ params }, () => toast({ message: 'Closed, and deleted here.' }))}
        >
          It is deleted here. The mail with it stays in your mailbox.
        </Confirm>
      )}
    </article>
  )
}
