import type { FoundAccount } from '@glimmer/contract'
import { plans } from '@glimmer/contract/plans'
import { type FormEvent, useState } from 'react'
import { formatDate } from '#lib/format-time.ts'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import classes from './admin.module.css'
import { Confirm } from './confirm.tsx'
import { Panel } from './panel.tsx'
import { useDeed } from './use-deed.ts'

/** Finds accounts, and what can be done for their owners. */
export function Accounts({ hasOwnProvider }: { hasOwnProvider: boolean }) {
  const [words, setWords] = useState('')
  const [error, setError] = useState<string>()
  const [found, setFound] = useState<readonly FoundAccount[]>()
  const find = useDeed('POST /admin/accounts/find')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setError(words.trim() ? undefined : 'Give an email address or the id of an account.')
    if (words.trim()) find.run({ body: { account: words } }, ({ accounts }) => setFound(accounts))
  }
  const changed = (account: FoundAccount) => setFound(found?.map((each) => (each._id === account._id ? account : each)))
  return (
    <Panel title="Find an account" wide>
      <form className={`bar ${classes.find}`} onSubmit={submit} noValidate>
        <Field
          label="Email address or id"
          type="email"
          autoComplete="off"
          maxLength={254}
          value={words}
          error={error}
          onChange={(event: { target: { value: string } }) => setWords(event.target.value)}
        />
        <Button type="submit" aria-busy={find.isPending}>
          Find
        </Button>
      </form>
      <div role="status">{found?.length === 0 && <p className="muted">Nobody here has that address or id.</p>}</div>
      {found?.map((account) => (
        <Account
          key={account._id}
          account={account}
          hasOwnProvider={hasOwnProvider}
          onChanged={changed}
          onErased={() => setFound(undefined)}
        />
      ))}
    </Panel>
  )
}

interface AccountProps {
  account: FoundAccount
  hasOwnProvider: boolean
  onChanged: (account: FoundAccount) => void
  onErased: () => void
}

const becameOfSignIn = {
  removed: 'Deleted, with the sign-in.',
  later: 'Deleted. The sign-in could not be removed now: a job does it.',
  kept: 'Deleted here. The sign-in is kept by its provider: delete it there.',
}

function Account({ account, hasOwnProvider, onChanged, onErased }: AccountProps) {
  const { _id, email, emailVerified, name, tier, since, lastSeen } = account
  const params = { id: _id }
  const toast = useToast()
  const [asked, setAsked] = useState<'end-plan' | 'erase' | 'end-sessions'>()
  const grant = useDeed('POST /admin/accounts/{id}/grant')
  const endPlan = useDeed('POST /admin/accounts/{id}/end-plan')
  const endSessions = useDeed('POST /admin/accounts/{id}/end-sessions')
  const mailExport = useDeed('POST /admin/accounts/{id}/mail-export')
  const erase = useDeed('POST /admin/accounts/{id}/erase')
  const give = (given: 'premium' | 'pro') =>
    grant.run({ params, body: { tier: given } }, (now) => {
      onChanged(now)
      toast({ message: `They have ${plans[now.tier].name}.` })
    })
  const said = (message: string) => {
    setAsked(undefined)
    toast({ message })
  }
  const who = email ?? _id
  return (
    <article className="inset stack" aria-label={who}>
      <dl className={classes.facts}>
        <Fact name="Name">{name}</Fact>
        <Fact name="Address">{email ? `${email}, ${emailVerified ? 'proven' : 'not proven'}` : 'none'}</Fact>
        <Fact name="Plan">{plans[tier].name}</Fact>
        <Fact name="Since">{formatDate(since)}</Fact>
        <Fact name="Last seen">{formatDate(lastSeen)}</Fact>
        <Fact name="Id">{_id}</Fact>
      </dl>
      <div className="row gap-s">
        <Button variant="ghost" small aria-busy={grant.isPending} onClick={() => give('premium')}>
          Give {plans.premium.name}
        </Button>
        <Button variant="ghost" small aria-busy={grant.isPending} onClick={() => give('pro')}>
          Give {plans.pro.name}
        </Button>
        <Button variant="ghost" small onClick={() => setAsked('end-plan')}>
          End the plan
        </Button>
        {hasOwnProvider && (
          <Button variant="ghost" small onClick={() => setAsked('end-sessions')}>
            Sign out everywhere
          </Button>
        )}
        <Button
          variant="ghost"
          small
          aria-busy={mailExport.isPending}
          onClick={() => mailExport.run({ params }, () => said('They got an email that says where to download it.'))}
        >
          Email how to export
        </Button>
        <Button variant="ghost" small className={classes.danger} onClick={() => setAsked('erase')}>
          Delete the account
        </Button>
      </div>
      {asked === 'end-plan' && (
        <Confirm
          title="End this plan?"
          label="End the plan now"
          isPending={endPlan.isPending}
          onClose={() => setAsked(undefined)}
          onConfirm={() =>
            endPlan.run({ params }, (now) => {
              onChanged(now)
              said('They have no plan any more.')
            })
          }
        >
          The plan of {who} ends at once. Where it was paid for, the last payment is given back.
        </Confirm>
      )}
      {asked === 'end-sessions' && (
        <Confirm
          title="Sign them out everywhere?"
          label="Sign out everywhere"
          isPending={endSessions.isPending}
          onClose={() => setAsked(undefined)}
          onConfirm={() =>
            endSessions.run({ params }, () => said('Signed out. An open page may take up to five minutes.'))
          }
        >
          {who} has to sign in again on every device.
        </Confirm>
      )}
      {asked === 'erase' && (
        <Confirm
          title="Delete this account?"
          label="Delete everything"
          isPending={erase.isPending}
          onClose={() => setAsked(undefined)}
          onConfirm={() =>
            erase.run({ params }, ({ signIn }) => {
              said(becameOfSignIn[signIn])
              onErased()
            })
          }
        >
          Everything that is kept of {who} is deleted for good, and their plan ends. Do this only because they asked for
          it.
        </Confirm>
      )}
    </article>
  )
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt className="hint">{name}</dt>
    <dd className={classes.ids}>{children}</dd>
  </div>
)
