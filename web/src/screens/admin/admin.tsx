import type { AdminOverview } from '@glimmer/contract'
import { product } from '@glimmer/contract/product'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { session } from '#auth/session.ts'
import { useAccount } from '#member/account-context.tsx'
import { formMessage } from '#platform/api/errors.ts'
import { read } from '#platform/api/query.ts'
import { paths } from '#platform/paths.ts'
import { Button, LinkButton, TryAgain } from '#platform/ui/button.tsx'
import { Fold } from '#platform/ui/fold.tsx'
import { QuietPage, QuietPageActions } from '#platform/ui/quiet-page.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import { Accounts } from './accounts.tsx'
import classes from './admin.module.css'
import { Backups } from './backups.tsx'
import { Deeds, Figures, Health } from './figures.tsx'
import { Invitations } from './invitations.tsx'
import { Messages } from './messages.tsx'
import { Trials } from './trials.tsx'
import { Work } from './work.tsx'

/** What operators see of their installation: nothing that anybody wrote, chose or recorded. */
export function Admin() {
  const { data, error, refetch } = useQuery(read('GET /admin/overview'))
  if (error?.code === 'second_step_needed') return <SecondStepNeeded />
  if (error?.code === 'fresh_sign_in') return <FreshSignInNeeded />
  if (error?.code === 'not_found') return <Nothing />
  return (
    <div className={`page stack ${classes.page}`}>
      <header className="row spread baseline">
        <h1>Running {product.name}</h1>
        {data && (
          <Button variant="ghost" small onClick={() => void refetch()}>
            Look again
          </Button>
        )}
      </header>
      {data ? (
        <Sections overview={data} />
      ) : error ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        <Skeleton height="60rem" />
      )}
    </div>
  )
}

const Sections = ({ overview }: { overview: AdminOverview }) => (
  <div className={classes.sections}>
    <Accounts hasOwnProvider={overview.hasOwnProvider} />
    <Messages messages={overview.messages} />
    <Health parts={overview.parts} />
    <Trials />
    <Figures figures={overview.figures} />
    <Work failedJobs={overview.failedJobs} waitingEvents={overview.waitingEvents} />
    <Backups backups={overview.backups} />
    {overview.hasOwnProvider && <Invitations invitations={overview.invitations} />}
    <Deeds deeds={overview.deeds} />
    <Release version={overview.version} whatIsNew={overview.whatIsNew} />
  </div>
)

const Release = ({ version, whatIsNew }: Pick<AdminOverview, 'version' | 'whatIsNew'>) => (
  <footer className={`stack gap-sm muted small ${classes.wide}`}>
    <Fold title={`Version ${version}: what is new`}>
      <div className="stack gap-sm">
        {whatIsNew.map(({ heading, items }) => (
          <Fragment key={heading}>
            <h3 className="subtitle">{heading}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Fragment>
        ))}
      </div>
    </Fold>
    <p>
      Everything else that can be done is a command: <code>npm run admin</code> lists them.
    </p>
  </footer>
)

const Failure = ({ error, onRetry }: { error: unknown; onRetry: () => unknown }) => (
  <div className="stack start">
    <p role="alert">{formMessage(error) ?? 'That could not be loaded.'}</p>
    <TryAgain onClick={() => void onRetry()} />
  </div>
)

function SecondStepNeeded() {
  const { data: config } = useQuery(read('GET /config'))
  const { signOut } = useAccount()
  const toast = useToast()
  const accountUrl = config?.identity.accountUrl
  const leave = () =>
    signOut().then(
      () => undefined,
      () => toast({ message: 'We couldn’t sign you out just now. Please try again.' }),
    )
  return (
    <QuietPage title="One more thing to prove who you are" takesFocus>
      <p>
        This is for operators with two-step sign-in: a passkey, or a code from an authenticator app. You signed in
        without one.
      </p>
      <ol>
        <li>
          {accountUrl ? <a href={accountUrl}>Open your account page</a> : 'Open the account page of your provider'} and
          set one up.
        </li>
        <li>Sign out, sign in again with it, and come back here.</li>
      </ol>
      <QuietPageActions>
        <Button onClick={() => void leave()}>Sign out</Button>
        <LinkButton variant="ghost" to={paths.dashboard()}>
          Go to Dashboard
        </LinkButton>
      </QuietPageActions>
    </QuietPage>
  )
}

function FreshSignInNeeded() {
  const toast = useToast()
  const confirm = () =>
    session
      .reauthenticate({ returnTo: paths.admin() })
      .catch(() => toast({ message: 'The sign-in page can’t be reached. Please try again.' }))
  return (
    <QuietPage title="Please confirm that it’s you" takesFocus>
      <p>Your sign-in is more than ten minutes old. What you can do here touches other people’s accounts.</p>
      <QuietPageActions>
        <Button onClick={() => void confirm()}>Confirm</Button>
        <LinkButton variant="ghost" to={paths.dashboard()}>
          Go to Dashboard
        </LinkButton>
      </QuietPageActions>
    </QuietPage>
  )
}

const Nothing = () => (
  <QuietPage title="Page Not Found" takesFocus>
    <p>The page you are looking for doesn’t exist or has been moved.</p>
    <QuietPageActions>
      <LinkButton to={paths.dashboard()}>Go to Dashboard</LinkButton>
    </QuietPageActions>
  </QuietPage>
)
