import type { AccountServices } from '#accounts/services.ts'
import type { Metrics } from '#metrics.ts'
import type { PageContext } from '#pages/layout.ts'
import type { CurrentProvider } from '#provider/provider.ts'
import type { CsrfGuard } from './csrf.ts'

/** What the routes depend on. */
export interface Services {
  accounts: AccountServices
  pages: PageContext
  csrf: CsrfGuard
  /** Where mail can be read in the browser, in development with the outbox. */
  outboxUrl: string | undefined
  /** The key with which the app reads account changes; without one, those routes do not exist. */
  serviceKey: string | undefined
  /** The current provider and its keys: both are replaced when a key is. */
  current(): CurrentProvider
  /** What this process has counted, which the app's metrics show. */
  metrics: Metrics
}
