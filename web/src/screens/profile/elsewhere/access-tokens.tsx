import type { AccessToken, TokenScope } from '@glimmer/contract'
import { type FormEvent, useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { useDraftOnUnload } from '#member/draft-on-unload.ts'
import { readDraft } from '#member/drafts.ts'
import {
  reauthenticatedMessage,
  reauthenticateIfRequired,
  reauthenticationReturnTo,
  useReauthenticationPurpose,
} from '#member/reauthenticate.ts'
import { readerMessage } from '#platform/api/errors.ts'
import { useWrite } from '#platform/api/query.ts'
import { paths } from '#platform/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { ChoiceChips } from '#platform/ui/choices.tsx'
import { Field, SelectField } from '#platform/ui/field.tsx'
import { CopyBox } from './copy-box.tsx'
import classes from './elsewhere.module.css'
import { TokenList } from './token-list.tsx'

const scopes: readonly { value: TokenScope; label: string }[] = [
  { value: 'lines:read', label: 'Read lines' },
  { value: 'lines:write', label: 'Write your own lines' },
  { value: 'favorites', label: 'Favourites' },
]
const periods = [
  { days: '30', label: 'A month' },
  { days: '90', label: 'Three months' },
  { days: '366', label: 'A year' },
  { days: '', label: 'Until you remove it' },
]
const draftName = 'access-token'
const purpose = 'access-token'

/** The user's personal access tokens for the API, and a form for another, which requires a fresh sign-in. */
export function AccessTokens({ tokens }: { tokens: readonly AccessToken[] }) {
  const returned = useReauthenticationPurpose(purpose) !== undefined
  const { made, message, busy, create, forget } = useCreate(returned)
  return (
    <details className="unfold" open={returned || undefined}>
      <summary>For your own programs: access tokens</summary>
      <div className={`stack ${classes.tokens}`}>
        <p className="muted">
          An access token lets a program use <a href="/api/docs">the API</a> for you, within what you choose here.
        </p>
        <TokenList label="Your access tokens" tokens={tokens} onRemoved={({ _id }) => _id === made?._id && forget()} />
        {made && (
          <section className={`inset stack ${classes.made}`} aria-label={`The token of ${made.name}`}>
            <p role="status">“{made.name}” is ready. Copy it now: we can’t show it again.</p>
            <CopyBox text={made.secret} />
          </section>
        )}
        <TokenForm busy={busy} message={message} onCreate={create} />
      </div>
    </details>
  )
}

interface Wanted {
  name: string
  scopes: TokenScope[]
  expiresInDays?: number
}

interface TokenFormProps {
  busy: boolean
  message: string | undefined
  /** Resolves with whether the token was made. */
  onCreate: (wanted: Wanted) => Promise<boolean>
}

/** What is chosen survives the way to the sign-in page and back. */
function TokenForm({ busy, message, onCreate }: TokenFormProps) {
  const person = useAccount().user?._id ?? ''
  const [draft] = useState(() => readDraft(sessionStorage, person, draftName))
  const [name, setName] = useState(draft.name ?? '')
  const [chosen, setChosen] = useState(() =>
    scopes.flatMap(({ value }) => (draft.scopes?.includes(value) ? [value] : [])),
  )
  const [days, setDays] = useState(draft.days ?? '90')
  const [missing, setMissing] = useState<'name' | 'scopes'>()
  useDraftOnUnload(draftName, name || chosen.length > 0 ? { name, scopes: chosen.join(' '), days } : {})
  const toggle = (scope: TokenScope) =>
    setChosen((now) => (now.includes(scope) ? now.filter((each) => each !== scope) : [...now, scope]))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const lacks = name.trim() === '' ? 'name' : chosen.length === 0 ? 'scopes' : undefined
    setMissing(lacks)
    if (busy || lacks) return
    const wanted = { name, scopes: chosen, ...(days && { expiresInDays: Number(days) }) }
    if (!(await onCreate(wanted))) return
    setName('')
    setChosen([])
  }
  return (
    <form className={`stack ${classes.form}`} onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label="Which program is it for?"
        maxLength={60}
        value={name}
        error={missing === 'name' ? 'Give it a name.' : undefined}
        onChange={(event: { target: { value: string } }) => setName(event.target.value)}
      />
      <fieldset className={classes.group}>
        <legend>What it may do</legend>
        <ChoiceChips choices={scopes} chosen={chosen} onToggle={toggle} />
      </fieldset>
      <SelectField label="How long it works" value={days} onChange={(event) => setDays(event.target.value)}>
        {periods.map((period) => (
          <option key={period.label} value={period.days}>
            {period.label}
          </option>
        ))}
      </SelectField>
      <div className="row">
        <Button type="submit" variant="ghost" small aria-busy={busy}>
          Make an access token
        </Button>
        <output className="muted small">{missing === 'scopes' ? 'Choose what it may do.' : message}</output>
      </div>
    </form>
  )
}

/** Creates tokens; if a fresh sign-in is required, has the user sign in again, after which they press once more. */
function useCreate(returned: boolean) {
  const write = useWrite('POST /users/access-tokens')
  const [message, setMessage] = useState(returned ? reauthenticatedMessage : undefined)
  return {
    made: write.data,
    busy: write.isPending,
    message,
    forget: write.reset,
    async create(wanted: Wanted): Promise<boolean> {
      setMessage(undefined)
      try {
        await write.mutateAsync({ body: { use: 'api', ...wanted } })
        return true
      } catch (thrown) {
        const returnTo = `${reauthenticationReturnTo(paths.profile(), purpose)}#elsewhere`
        const again = await reauthenticateIfRequired(thrown, returnTo).catch(() => false)
        setMessage(again ? reauthenticatedMessage : readerMessage(thrown))
        return false
      }
    },
  }
}
