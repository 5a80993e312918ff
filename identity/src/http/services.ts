import type { AccountServices } from '#accounts/services.ts'
import type { PageContext } from '#pages/layout.ts'
import type { CurrentProvider } from '#provider/provider.ts'
import type { CsrfGuard } from './csrf.ts'

/** What the routes work with. */
export interface Services {
  accounts: AccountServices
  pages: PageContext
  csrf: CsrfGuard
  /** Where mail can be read in the browser, in development with the outbox. */
  outboxUrl: string | undefined
  /** What the app shows to be told what happened to accounts; without one nobody is told. */
  serviceKey: string | undefined
  /** The provider and its keys of this moment: both are replaced when a key is. */
  current(): CurrentProvider
}
