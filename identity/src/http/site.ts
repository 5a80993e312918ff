import type Provider from 'oidc-provider'
import type { Logger } from 'pino'
import type { Accounts } from '#accounts/accounts.ts'
import type { KeyRing } from '#keys/key-ring.ts'
import type { PageContext } from '#pages/layout.ts'
import type { FormGuard } from './form-guard.ts'

/** What the routes work with. */
export interface Site {
  accounts: Accounts
  pages: PageContext
  forms: FormGuard
  log: Logger
  trustedProxies: number
  /** Where mail can be read in the browser, in development with the outbox. */
  outboxPath: string | undefined
  /** The provider and its keys of this moment: both are replaced when a key is. */
  current(): { provider: Provider; keys: KeyRing }
}
