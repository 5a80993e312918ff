import { product } from '@glimmer/contract/product'
import { answerTime as answerTimes, supportLength } from '@glimmer/contract/support-terms'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from '#lib/router.tsx'
import { useAccount } from '#member/account-context.tsx'
import { readDraft, saveDraft } from '#member/drafts.ts'
import { HelpLines } from '#modules/care/help-lines.tsx'
import { mayNeedHelp } from '#modules/care/may-need-help.ts'
import { SupportAddress, SupportText } from '#modules/support/support-address.tsx'
import { api } from '#platform/api/client.ts'
import { type ApiError, readerMessage, toApiError } from '#platform/api/errors.ts'
import { useInstallation, useSellsPlans } from '#platform/api/installation.ts'
import { paths } from '#platform/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import classes from './contact.module.css'

/** How soon the user's message is answered, which depends on their plan. */
function useAnswerTime() {
  const { user } = useAccount()
  const sellsPlans = useSellsPlans()
  const isPaying = sellsPlans && user !== undefined && user.subscription.tier !== 'free'
  return { isPaying, answerTime: answerTimes[isPaying ? user.subscription.tier : 'free'] }
}

/** The contact form for the people who run this installation; works signed in or out. */
export function Contact() {
  const { isPaying, answerTime } = useAnswerTime()
  const operator = useInstallation()?.operator
  return (
    <div className={classes.page}>
      <header className="stack gap-sm">
        <h1 className="size-l">Write to us</h1>
        <p className="lead">
          A person answers {answerTime}.{isPaying && <span>{' With your plan, your message comes first.'}</span>}
        </p>
      </header>
      <MessageForm answerTime={answerTime} />
      <section className={`stack gap-s muted ${classes.more}`} aria-label="Other ways">
        <p>
          If things are hard right now, please don’t wait for us: <Link to={paths.help()}>talk to a person now</Link>.
        </p>
        <p>
          You can also write to <SupportAddress />.
          <SupportText />
        </p>
        {operator?.name && (
          <p>
            {product.name} is run here by {[operator.name, operator.address].filter(Boolean).join(', ')}.
          </p>
        )}
      </section>
    </div>
  )
}

/** The server's message about an invalid field, if any. */
const wrongWith = (error: ApiError | undefined, field: string) =>
  error?.problem.errors?.find(({ path }) => path === field)?.message

/** The form: a reply address, and the message. Typed text stays until it has been sent. */
function MessageForm({ answerTime }: { answerTime: string }) {
  const { words, type, state, asksForHelp, error, send, writeAnother } = useMessage()
  const { user } = useAccount()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  if (state === 'sent')
    return (
      <>
        <Sent email={words.email} answerTime={answerTime} onAnother={writeAnother} />
        {asksForHelp && <TalkNow />}
      </>
    )
  const isNamed = Boolean(error?.problem.errors?.length)
  return (
    <form className={`box stack ${classes.form}`} onSubmit={submit} noValidate>
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
      <p className="hint">
        This sends your message and address
        {user && <span>, and the name of your plan,</span>}
        <span> by email to the people who run this site. Nothing else is sent.</span>
      </p>
      {error && !isNamed && <Failed error={error} />}
      <Button type="submit" aria-disabled={state === 'sending'}>
        {state === 'sending' ? 'Sending…' : error && !isNamed ? 'Try Again' : 'Send'}
      </Button>
    </form>
  )
}

const Failed = ({ error }: { error: ApiError }) => (
  <p role="alert" className="inset">
    {readerMessage(error)} What you wrote is still here. You can also send it to <SupportAddress />.
  </p>
)

/** After a message that may come from somebody in danger: an email is answered too late. */
const TalkNow = () => (
  <section className={`box stack ${classes.form}`} aria-labelledby="talk-now">
    <h2 id="talk-now">If things are hard right now, you can talk to a person</h2>
    <HelpLines />
  </section>
)

function Sent({ email, answerTime, onAnother }: { email: string; answerTime: string; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={`box stack ${classes.form}`} aria-labelledby="sent">
      <h2 id="sent" ref={heading} tabIndex={-1}>
        Your message is on its way
      </h2>
      <p>
        A person answers {answerTime}, at {email}.
      </p>
      <Button variant="ghost" onClick={onAnother}>
        Write another
      </Button>
    </section>
  )
}

const form = 'contact'

/** The user's message to us, retained through failures and reloads until it has been sent. */
function useMessage() {
  const { user } = useAccount()
  const person = user?._id ?? 'visitor'
  const [typed, setTyped] = useState<{ email?: string; message?: string }>({})
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')
  const [asksForHelp, setAsksForHelp] = useState(false)
  const [error, setError] = useState<ApiError>()
  // In an effect, so that the first render matches the prerendered page.
  useEffect(() => setTyped((now) => ({ ...readDraft(sessionStorage, person, form), ...now })), [person])
  const words = { email: typed.email ?? user?.email ?? '', message: typed.message ?? '' }
  const type = (change: Partial<typeof words>) => {
    const now = { ...words, ...change }
    setTyped(now)
    saveDraft(sessionStorage, person, form, now)
  }
  async function send() {
    setState('sending')
    setError(undefined)
    try {
      await api(user ? 'POST /users/support' : 'POST /support', { body: words })
      saveDraft(sessionStorage, person, form, {})
      setAsksForHelp(mayNeedHelp(words.message))
      setTyped({ email: words.email })
      setState('sent')
    } catch (thrown) {
      setError(toApiError(thrown))
      setState('open')
    }
  }
  return {
    words,
    type,
    state,
    asksForHelp,
    error,
    /** Does nothing while sending, so that a double press sends the message once. */
    send: () => (state === 'sending' ? undefined : void send()),
    writeAnother: () => setState('open'),
  }
}
