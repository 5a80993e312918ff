import type { Database } from '#database/pool.ts'
import type { Encryption } from '#keys/encryption.ts'
import type { MailQueue } from '#mail/queue.ts'
import type { SignUpPolicy } from './invitations.ts'
import type { RelyingParty } from './passkeys/relying-party.ts'

/** What signing up, signing in and the like work with. */
export interface AccountServices {
  database: Database
  mailQueue: MailQueue
  /** Where mailed links lead, without a trailing slash. */
  issuer: string
  appUrl: string
  requireVerifiedEmail: boolean
  signUp: SignUpPolicy
  /** Seals the secrets of authenticator apps. */
  seal: Encryption
  /** Whom passkeys are made for; undefined where there can be none. */
  relyingParty: RelyingParty | undefined
  /** Characters a new password needs. */
  passwordMinLength: number
}
