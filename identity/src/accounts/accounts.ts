import type { Database } from '#database/pool.ts'
import type { PostOffice } from '#mail/post-office.ts'

/** What the deeds of this folder work with. */
export interface Accounts {
  database: Database
  postOffice: PostOffice
  /** Where mailed links lead, without a trailing slash. */
  issuer: string
  appUrl: string
  requireVerifiedEmail: boolean
}
