import { paths } from '#platform/paths.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { useAccount } from './account-context.tsx'

/** Leads to the lines, or to sign-up. `words`: what a visitor reads. */
export function StartButton({ quiet = false, words = 'Get Started Free' }: { quiet?: boolean; words?: string }) {
  const signedIn = useAccount().status === 'signed-in'
  return (
    <LinkButton variant={quiet ? 'quiet' : 'primary'} to={signedIn ? paths.dashboard() : paths.signUp()}>
      {signedIn ? 'Go to Dashboard' : words}
    </LinkButton>
  )
}
