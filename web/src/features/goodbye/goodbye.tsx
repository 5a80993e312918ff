import { paths } from '#paths.ts'
import { LinkButton } from '#ui/button.tsx'
import { Closing } from '#ui/closing.tsx'

/** Where deleting an account ends. It needs no session and says nothing of anybody, so it stays true when reloaded. */
export const Goodbye = () => (
  <Closing as="h1" title="Everything is deleted." words="The door stays open.">
    <LinkButton variant="quiet" to={paths.home()} replace>
      Return to Home
    </LinkButton>
  </Closing>
)
