import { plans } from '@glimmer/contract/plans'
import { Navigate } from '#lib/router/link.tsx'
import { useAccount } from '#member/account-context.tsx'
import { paths } from '#platform/paths.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { ClosingCall } from '#platform/ui/closing-call.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { Ladder } from './ladder.tsx'

/** The landing page. Signed-in users are redirected to the dashboard. */
export function Landing() {
  const signedIn = useAccount().status === 'signed-in'
  return (
    <>
      {signedIn && <Navigate to={paths.dashboard()} replace />}
      <Hero signedIn={signedIn} />
      <Features />
      <Ladder />
      <ClosingCall
        title="Tomorrow can start softly"
        words={`Free to begin. ${plans.free.limits.affirmations} affirmations a month, no card needed.`}
      >
        <LinkButton to={signedIn ? paths.dashboard() : paths.signUp()}>
          {signedIn ? 'Go to Dashboard' : 'Sign Up Now'}
        </LinkButton>
      </ClosingCall>
    </>
  )
}
