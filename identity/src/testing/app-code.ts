import { Secret, TOTP } from 'otpauth'

/** What an authenticator app with this secret shows now. */
export const appCode = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
