import type { AccessToken } from '@glimmer/contract'
import { type FormEvent, useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { useDraftOnUnload } from '#member/draft-on-unload.ts'
import { readDraft } from '#member/drafts.ts'
import { formMessage } from '#platform/api/errors.ts'
import { useWrite } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
import { ChoiceChips } from '#platform/ui/choices.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Switch } from '#platform/ui/switch.tsx'
import { CopyBox } from './copy-box.tsx'
import classes from './elsewhere.module.css'
import { recipes } from './recipes.ts'
import { TokenList } from './token-list.tsx'

const maxNameLength = 60
const draftName = 'private-address'

/** The user's private addresses, a form for another, and how to use the one just made. */
export function PrivateAddresses({ addresses }: { addresses: readonly AccessToken[] }) {
  const create = useWrite('POST /users/access-tokens')
  const person = useAccount().user?._id ?? ''
  const [name, setName] = useState(() => readDraft(sessionStorage, person, draftName).name ?? '')
  const [byName, setByName] = useState(false)
  const [missing, setMissing] = useState(false)
  useDraftOnUnload(draftName, name ? { name } : {})
  const made = create.data
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(name.trim() === '')
    if (create.isPending || name.trim() === '') return
    create.mutate({ body: { use: 'address', name, byName } }, { onSuccess: () => setName('') })
  }
  const error = missing ? 'Give it a name.' : create.error && formMessage(create.error)
  return (
    <div className="stack">
      <p className="muted">
        A private address shows today’s line on a widget, on a display or in your calendar. Whoever has it can read your
        line, so keep it like a password.
      </p>
      <TokenList
        label="Your private addresses"
        tokens={addresses}
        onRemoved={({ _id }) => _id === made?._id && create.reset()}
      />
      {made && <MadeAddress key={made._id} name={made.name} address={made.secret} />}
      <form className={`stack ${classes.form}`} onSubmit={submit} noValidate>
        <Field
          label="What is it for?"
          hint="Such as “kitchen tablet”. Make one for each device, so that you can remove one alone."
          maxLength={maxNameLength}
          value={name}
          error={error ?? undefined}
          onChange={(event: { target: { value: string } }) => setName(event.target.value)}
        />
        <Switch
          label="By name"
          hint="Lines there may say your name. Otherwise they come without it."
          on={byName}
          onPress={setByName}
        />
        <div>
          <Button type="submit" variant="ghost" small aria-busy={create.isPending}>
            Make a private address
          </Button>
        </div>
      </form>
    </div>
  )
}

/** The address that was just made, as each place needs it. It is shown this once. */
function MadeAddress({ name, address }: { name: string; address: string }) {
  const [place, setPlace] = useState(recipes[0]?.place)
  const recipe = recipes.find((each) => each.place === place)
  const choices = recipes.map((each) => ({ value: each.place, label: each.place }))
  return (
    <section className={`inset stack ${classes.made}`} aria-label={`The address of ${name}`}>
      <p role="status">“{name}” is ready. Copy what you need now: we can’t show the address again.</p>
      <fieldset className={classes.group}>
        <legend>Where will you use it?</legend>
        <ChoiceChips choices={choices} chosen={[place]} onToggle={setPlace} />
      </fieldset>
      {recipe && (
        <div className="stack gap-s">
          <p className="muted">{recipe.how}</p>
          <CopyBox text={recipe.what(address)} />
        </div>
      )}
    </section>
  )
}
