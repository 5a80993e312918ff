import { paths } from '../../paths.ts'
import { session } from './session.ts'

let begun: Promise<void> | undefined

/**
 * Finds out who is here, once a page: asked for before the app itself is there, so that both are on their way together.
 * The page a sign-in comes back to has its own answer to take in.
 */
export const beginSession = (): Promise<void> => {
  begun ??= location.pathname === paths.signInCallback() ? Promise.resolve() : session.start()
  return begun
}
