import { product } from '@glimmer/contract/product'
import { useSyncExternalStore } from 'react'
import { Link } from '#lib/router.tsx'
import { useAccount } from '#member/account-context.tsx'
import { TooYoung } from '#modules/care/too-young.tsx'
import { isTooYoungBlocked } from '#modules/care/too-young-block.ts'
import { useInstallation } from '#platform/api/installation.ts'
import { paths } from '#platform/paths.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { SignInCard } from './sign-in-card.tsx'

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
  const wasTooYoung = useSyncExternalStore(
    () => () => undefined,
    () => isTooYoungBlocked(),
    () => false,
  )
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
