import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const runArgon2 = promisify(argon2)

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const header = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

const derive = (password: string, nonce: Buffer): Promise<Buffer> =>
  runArgon2('argon2id', { message: Buffer.from(password.normalize('NFKC')), nonce, ...cost })

/** Hashes a password into the PHC string format, with a fresh salt. Takes about 50 ms and 19 MiB. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return `${header}$${encode(salt)}$${encode(await derive(password, salt))}`
}

/** A hash that no password has; replaces one that is no longer valid. */
export const unusablePassword = (): string => `${header}$${encode(randomBytes(16))}$${encode(randomBytes(32))}`

/** Compared with when there is no account. */
const nobody = unusablePassword()

/**
 * Whether the password matches. Does the same work when there is no account, so that the time taken reveals nothing.
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, , , , salt = '', tag = ''] = (stored ?? nobody).split('$')
  const derived = await derive(password, Buffer.from(salt, 'base64'))
  return timingSafeEqual(derived, Buffer.from(tag, 'base64')) && stored !== undefined
}
