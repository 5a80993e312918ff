import type { Database } from '#database/pool.ts'
import type { Encryption } from '#keys/encryption.ts'
import type { MailQueue } from '#mail/queue.ts'
import type { SignUpPolicy } from './invitations.ts'
import type { RelyingParty } from './passkeys/relying-party.ts'

/** What signing up, signing in and the other account operations depend on. */
export interface AccountServices {
  database: Database
  mailQueue: MailQueue
  /** Base URL of mailed links, without a trailing slash. */
  issuer: string
  appUrl: string
  requireVerifiedEmail: boolean
  signUp: SignUpPolicy
  /** Encrypts the secrets of authenticator apps. */
  encryption: Encryption
  /** What passkeys are bound to; undefined where passkeys are not possible. */
  relyingParty: RelyingParty | undefined
  /** Minimum length of a new password, in characters. */
  passwordMinLength: number
}

/** Where an attempt comes from. */
export interface Origin {
  /** The IP address, in the form that limits count by. */
  address: string
  /** The token of this browser, if it has signed in before. */
  device?: string | undefined
  /** The browser's name, from `deviceName`, for the account's owner to read. */
  browser: string
}
