import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 random bits, for a link or a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The form in which secrets are stored: reading the database does not reveal them. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
