import type { AdminOverview } from '@glimmer/contract'
import { type FormEvent, useState } from 'react'
import { formatDate } from '#lib/format-time.ts'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import classes from './admin.module.css'
import { Panel } from './panel.tsx'
import { useDeed } from './use-deed.ts'

const maxDays = 365

/** The invitations that still work, and a form for another. */
export function Invitations({ invitations }: Pick<AdminOverview, 'invitations'>) {
  const [days, setDays] = useState('7')
  const [error, setError] = useState<string>()
  const [link, setLink] = useState<string>()
  const create = useDeed('POST /admin/invitations')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const number = Number(days)
    const isFine = Number.isInteger(number) && number >= 1 && number <= maxDays
    setError(isFine ? undefined : `Say how many days, from 1 to ${maxDays}.`)
    if (isFine) create.run({ body: { days: number } }, (made) => setLink(made.link))
  }
  return (
    <Panel title="Invitations">
      <form className="stack start" onSubmit={submit} noValidate>
        <Field
          label="Works for so many days"
          inputMode="numeric"
          value={days}
          error={error}
          onChange={(event: { target: { value: string } }) => setDays(event.target.value)}
        />
        <Button type="submit" variant="ghost" small aria-busy={create.isPending}>
          Make an invitation
        </Button>
      </form>
      {link && (
        <div className="inset stack gap-xs">
          <p role="status">Send this link to one person. It is not shown again.</p>
          <code className={classes.ids}>{link}</code>
        </div>
      )}
      {invitations === null && <p role="alert">The sign-in provider does not answer just now.</p>}
      {invitations?.length === 0 && <p className="muted">No invitation waits.</p>}
      <ul className="list lined">
        {invitations?.map((each) => (
          <Waiting key={each.name} {...each} />
        ))}
      </ul>
    </Panel>
  )
}

function Waiting({ name, expiresAt }: { name: string; expiresAt: string }) {
  const { run, isPending } = useDeed('POST /admin/invitations/revoke')
  const toast = useToast()
  return (
    <li className={`bar spread ${classes.line}`}>
      <span>
        {name}
        <span className={`hint ${classes.ids}`}>until {formatDate(expiresAt)}</span>
      </span>
      <Button
        variant="ghost"
        small
        aria-label={`End invitation ${name}`}
        aria-busy={isPending}
        onClick={() => run({ body: { name } }, () => toast({ message: 'It works no more.' }))}
      >
        End
      </Button>
    </li>
  )
}
