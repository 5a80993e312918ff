import { type FormEvent, useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { readerMessage, toApiError } from '#platform/api/errors.ts'
import { useWrite } from '#platform/api/query.ts'
import { paths } from '#platform/paths.ts'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { QuietPageActions } from '#platform/ui/quiet-page.tsx'

const nameLength = 30

/** The server's message for each field; errors without a field are shown next to the button. */
function fieldMessages(thrown: unknown) {
  const { problem } = toApiError(thrown)
  const messageFor = (path: string) => problem.errors?.find((error) => error.path === path)?.message
  const fields = { name: messageFor('name'), email: messageFor('email') }
  return { ...fields, other: fields.name || fields.email ? undefined : guardianErrorMessage(thrown) }
}

/** The name used in the email only, and the address it goes to. */
export function GuardianForm({ onAsked }: { onAsked: () => void }) {
  const { user, update } = useAccount()
  const [name, setName] = useState(user?.firstName?.slice(0, nameLength) ?? '')
  const [email, setEmail] = useState('')
  const ask = useWrite('POST /users/guardian', {
    onSuccess: (age) => {
      update({ age })
      onAsked()
    },
  })
  const messages = ask.error ? fieldMessages(ask.error) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!ask.isPending) ask.mutate({ body: { name, email: email.trim() } })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Field
        label="What they call you"
        hint="So they know it’s you. Used in that mail only."
        autoComplete="off"
        maxLength={nameLength}
        value={name}
        error={messages?.name}
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        label="Their email"
        hint="A grown-up who looks after you."
        type="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        error={messages?.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      {messages?.other && <p role="alert">{messages.other}</p>}
      <QuietPageActions>
        <Button type="submit" variant="ghost" aria-disabled={ask.isPending}>
          Send the mail
        </Button>
        <LinkButton variant="ghost" to={paths.dashboard()}>
          Not now
        </LinkButton>
      </QuietPageActions>
    </form>
  )
}

/** Why the request to a guardian could not be sent. If mail is unavailable, the server's own message says so. */
export function guardianErrorMessage(thrown: unknown): string {
  const { code, problem } = toApiError(thrown)
  return (code === 'mail_unavailable' && problem.message) || readerMessage(thrown)
}
