import type { ClientConfig } from '@glimmer/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '#lib/router.tsx'
import { useAccount } from '#member/account-context.tsx'
import { read } from '#platform/api/query.ts'
import { paths } from '#platform/paths.ts'
import { Field } from '#platform/ui/field.tsx'
import { isDark } from '#platform/ui/theme.ts'
import { ProfileSection } from '../profile-section.tsx'
import classes from '../settings.module.css'
import { NamesForm } from './names-form.tsx'

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
          You told us you’re 18 or over. <Link to={paths.correctAge()}>That’s not right</Link>
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
