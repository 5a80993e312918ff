import { paths } from '#platform/paths.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { ClosingCall } from '#platform/ui/closing-call.tsx'

/** Where deleting an account ends. It needs nobody to be signed in and says nothing of anybody, so it stays true when reloaded. */
export const Goodbye = () => (
  <ClosingCall as="h1" title="Your account is deleted." words="You’re welcome back any time.">
    <LinkButton variant="quiet" to={paths.home()} replace>
      Return to Home
    </LinkButton>
  </ClosingCall>
)
