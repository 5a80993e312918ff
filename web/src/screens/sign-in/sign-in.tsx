import { product } from '@glimmer/contract/product'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { returnToOf, safeReturnTo } from '#auth/return-to.ts'
import { session } from '#auth/session.ts'
import type { SignedOutReason } from '#auth/session-provider.ts'
import { Link, Navigate, useLocation } from '#lib/router.tsx'
import { useAccount } from '#member/account-context.tsx'
import { TooYoung } from '#modules/care/too-young.tsx'
import { isTooYoungBlocked } from '#modules/care/too-young-block.ts'
import { signInAgain } from '#platform/api/errors.ts'
import { useInstallation } from '#platform/api/installation.ts'
import { paths } from '#platform/paths.ts'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { icon } from '#platform/ui/icons.tsx'
import { Backdrop, type SceneProps } from '#platform/ui/scene.tsx'
import classes from './sign-in.module.css'

export const SignIn = () => (
  <SignInCard
    title="Welcome back"
    lead={`Sign in to continue to ${product.name}`}
    scene={{ seed: 31 }}
    kind="sign-in"
    other={{ question: 'New here?', to: paths.signUp(), words: 'Create your account' }}
  />
)

/** The sign-up screen; for 24 hours after a child was refused, it shows the page for those who are too young. */
export function SignUp() {
  const { status } = useAccount()
  const wasTooYoung = useHydrated() && isTooYoungBlocked()
  if (wasTooYoung && status !== 'signed-in')
    return (
      <TooYoung
        wayOut={
          <LinkButton variant="ghost" to={paths.home()}>
            Back to the start
          </LinkButton>
        }
      />
    )
  return <SignUpForm />
}

const closedWords = {
  invite: 'An account here needs an invitation. If you have one, please open the link in it.',
  closed: 'No new accounts can be created here.',
}

function SignUpForm() {
  const signUp = useInstallation()?.signUp
  return (
    <SignInCard
      title="Create your account"
      lead={`Join ${product.name} for daily affirmations`}
      closed={signUp && closedWords[signUp]}
      scene={{ seed: 41, theme: 'self-kindness' }}
      kind="sign-up"
      terms={
        <>
          By making an account you agree to the <Link to={paths.terms()}>Terms of Service</Link>. The{' '}
          <Link to={paths.privacy()}>Privacy Policy</Link> explains what we keep.
        </>
      }
      other={{ question: 'Already have an account?', to: paths.signIn(), words: 'Sign in' }}
    />
  )
}

const ShieldIcon = icon(
  <path d="M12 3l7 2.8v5.6c0 4.3-2.9 7.7-7 9.6-4.1-1.9-7-5.3-7-9.6V5.8zM8.8 12l2.3 2.3 4.2-4.5" />,
)

const sentences: Record<SignedOutReason | 'unfinished', string> = {
  expired: signInAgain,
  refused: signInAgain,
  'another-tab': 'You signed out in another tab.',
  'this-device':
    'You’re signed out on this device only: we couldn’t reach the sign-in page, so it will ask who you are.',
  'provider-stays-signed-in': 'You’re signed out here. The sign-in page still knows you, and will ask who you are.',
  error: 'We couldn’t reach the sign-in page just now. Please try again in a moment.',
  unfinished: 'That sign-in didn’t finish. Please try again.',
}

const part = (state: unknown, name: string): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined

/** Why the user is asked to sign in; undefined if there is nothing to say. */
export const signInReason = (reason: SignedOutReason | undefined, state?: unknown): string | undefined =>
  part(state, 'unfinished') ? sentences.unfinished : reason && sentences[reason]

interface SignInCardProps {
  title: string
  lead: string
  scene: Pick<SceneProps, 'seed' | 'theme'>
  kind: 'sign-in' | 'sign-up'
  /** What the user agrees to by continuing. */
  terms?: ReactNode
  /** Why no account can be created here; shown in place of the button. */
  closed?: string | undefined
  /** The link to the other of the two screens, which preserves the return path. */
  other: { question: string; to: string; words: string }
}

/** False during hydration of the prerendered page, which is the same for everybody. */
const useHydrated = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )

/** The sun rises from behind the card. */
const underTheCard = { x: 720, y: 660, radius: 96 }

/** A card over the scene, with one button. Nothing starts automatically: after a refused token that would be a loop. */
function SignInCard({ title, lead, scene, kind, terms, closed, other }: SignInCardProps) {
  const { status, reason } = useAccount()
  const { state } = useLocation()
  const hydrated = useHydrated()
  const returnTo = returnToOf(state)
  const isSignedIn = status === 'signed-in' || status === 'syncing'
  const { leaving, failed, go } = useLeave(() =>
    kind === 'sign-in' ? session.signIn({ returnTo }) : session.signUp({ returnTo }),
  )
  if (isSignedIn) {
    return <Navigate to={safeReturnTo(returnTo, location.origin)} replace />
  }
  const why = failed ? signInReason('error') : signInReason(reason, hydrated ? state : undefined)
  return (
    <div className={`stage behind-header middle ${classes.screen}`}>
      <Backdrop {...scene} horizon={716} sun={underTheCard} />
      <div className={`stack centred ${classes.card}`}>
        <h1>{title}</h1>
        <p className={`lead ${classes.lead}`}>{lead}</p>
        <div role="alert" className={classes.why}>
          {why && <p>{why}</p>}
        </div>
        {closed && <p className={`lead ${classes.lead}`}>{closed}</p>}
        {!closed && (
          <>
            <Button wide aria-disabled={leaving} onClick={go}>
              Continue
            </Button>
            <p className={classes.note}>
              <ShieldIcon />
              You sign in on our secure account page, then come straight back.
            </p>
          </>
        )}
        {terms && !closed && <p className={`muted ${classes.terms}`}>{terms}</p>}
        <p className={`muted ${classes.other}`}>
          {other.question}{' '}
          <Link to={other.to} state={state}>
            {other.words}
          </Link>
        </p>
      </div>
    </div>
  )
}

/** Leaves the page once, and reports a failure; the button works again when the user comes back to the page. */
function useLeave(leave: () => Promise<void>) {
  const [state, setState] = useState<'here' | 'leaving' | 'failed'>('here')
  useEffect(() => {
    const back = () => setState('here')
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])
  const go = () => {
    setState('leaving')
    leave().catch(() => setState('failed'))
  }
  return { leaving: state === 'leaving', failed: state === 'failed', go }
}
