import { Secret, TOTP } from 'otpauth'
import type { Visitor } from './visitor.ts'

/** What an authenticator app with this secret shows now. */
export const appCode = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate()

/** The secret that the page for setting up an authenticator app shows. */
export const appSecretOn = ({ text }: Pick<Visitor, 'text'>): string =>
  /<code>([A-Z2-7 ]+)</.exec(text)?.[1]?.replaceAll(' ', '') ?? ''
