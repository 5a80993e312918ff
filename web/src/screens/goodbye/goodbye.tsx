import { paths } from '#platform/paths.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { ClosingCall } from '#platform/ui/closing-call.tsx'

/** Shown after an account is deleted. It needs no session and contains no personal data, so it survives a reload. */
export const Goodbye = () => (
  <ClosingCall as="h1" title="Your account is deleted." words="You’re welcome back any time.">
    <LinkButton variant="quiet" to={paths.home()} replace>
      Return to Home
    </LinkButton>
  </ClosingCall>
)
