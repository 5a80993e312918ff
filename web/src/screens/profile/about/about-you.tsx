import type { ClientConfig, User } from '@glimmer/contract'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link } from '#lib/router.tsx'
import { useAccount } from '#member/account-context.tsx'
import { useVoice } from '#modules/listening/use-voice.ts'
import { SampleButton, useSpokenName } from '#modules/listening/voice-sample.tsx'
import { read } from '#platform/api/query.ts'
import { paths } from '#platform/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { CheckIcon } from '#platform/ui/icons.tsx'
import { isDark } from '#platform/ui/theme.ts'
import { ProfileSection } from '../profile-section.tsx'
import classes from '../settings.module.css'
import { type Name, names, useNames } from './names.ts'

/** The user's names and email address. */
export function AboutYou() {
  const { user } = useAccount()
  return (
    <ProfileSection id="about-you" title="About you">
      {user && (
        <NamesForm user={user}>
          <EmailField email={user.email} />
        </NamesForm>
      )}
      {user?.age?.band === 'adult' && (
        <p className={`muted ${classes.age}`}>
          You told us you’re 18 or over. <Link to={paths.correctAge()}>Correct my age</Link>
        </p>
      )}
    </ProfileSection>
  )
}

/** The account page; on our own provider, in the theme of this page. Other providers' URLs are left as they are. */
function accountUrlOf({ identity }: ClientConfig): string | undefined {
  if (!identity.accountUrl?.startsWith(identity.issuer))
    return 'accountUrl' in identity ? identity.accountUrl : undefined
  return `${identity.accountUrl}?ui_theme=${isDark() ? 'dark' : 'light'}`
}

/** The email address the user signs in with: it belongs to the identity provider, and is changed there. */
function EmailField({ email }: { email: string | null }) {
  const { data: config } = useQuery(read('GET /config'))
  return (
    <Field
      label="Email"
      type="email"
      readOnly
      value={email ?? ''}
      placeholder="No email on this account"
      hint={
        <span className={classes.emailHint}>
          You sign in with this, so it can’t be changed here. {config && <WayToChange config={config} />}
        </span>
      }
    />
  )
}

function WayToChange({ config }: { config: ClientConfig }) {
  const accountUrl = accountUrlOf(config)
  const { supportEmail } = config.operator
  return accountUrl ? (
    <>
      You can change it, your password and where you’re signed in on <a href={accountUrl}>your account page</a>.
    </>
  ) : (
    <>
      To change it, write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
    </>
  )
}

const labels: Record<Name, { label: string; autoComplete: string; hint?: string }> = {
  firstName: { label: 'First name', autoComplete: 'given-name' },
  respelling: {
    label: 'How to say it',
    autoComplete: 'off',
    hint: 'Only if our voices get your first name wrong: spell it the way it sounds, such as Shi-vawn.',
  },
  lastName: { label: 'Last name', autoComplete: 'family-name' },
  username: { label: 'Username', autoComplete: 'nickname' },
}

/** The names, and how the first is pronounced, saved together with one button; `children` is shown beside them. */
function NamesForm({ user, children }: { user: User; children?: ReactNode }) {
  const { values, errors, problem, error, touched, pending, saved, type, undo, save } = useNames(user)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [error])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <div className={`columns ${classes.fields}`}>
        {names.map((name) => (
          <div key={name} className={classes.name}>
            <Field
              {...labels[name]}
              value={values[name]}
              error={errors[name]}
              onChange={(event) => type(name, event.target.value)}
            />
            {name === 'respelling' && <HearName said={values.respelling || values.firstName} />}
          </div>
        ))}
        {children}
      </div>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={`row ${classes.save}`}>
        <Button type="submit" aria-disabled={pending}>
          {pending ? 'Saving…' : 'Save changes'}
        </Button>
        {touched && !pending && (
          <Button variant="plain" onClick={undo}>
            Undo changes
          </Button>
        )}
        {/* Always rendered, so that changes are announced. */}
        <output className="bar gap-xs success">
          {saved && (
            <>
              <CheckIcon /> Saved
            </>
          )}
        </output>
      </div>
    </form>
  )
}

/** Plays the name as it is in the form, before it is saved. */
function HearName({ said }: { said: string }) {
  const { voice } = useVoice()
  const spoken = said.trim()
  const sample = useSpokenName(voice, spoken)
  return (
    <SampleButton sample={sample} name={spoken || 'your name'} disabled={!spoken || !voice} className={classes.hear} />
  )
}
