import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'

const nonceBytes = 12
const tagBytes = 16

/** A secret in the database was encrypted with another key; the message says what to do. */
export class WrongEncryptionKeyError extends Error {
  readonly code = 'wrong_encryption_key'
}

/**
 * Encrypts with AES-256-GCM; the stored form is nonce, tag, ciphertext. The name is authenticated too, so a row cannot
 * be used as another.
 */
function encrypt(key: Buffer, name: string, text: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

function decrypt(key: Buffer, name: string, ciphertext: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, ciphertext.subarray(0, nonceBytes)).setAAD(Buffer.from(name))
  decipher.setAuthTag(ciphertext.subarray(nonceBytes, nonceBytes + tagBytes))
  try {
    return decipher.update(ciphertext.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    throw new WrongEncryptionKeyError(
      'The secrets in the database were encrypted with another TRUST_SECRET: give every process the same one, or bring back trust.key of DATA_DIR. Where it is lost for good, empty the table encrypted_secret: browsers are then asked anew for notifications.',
    )
  }
}

/**
 * Secrets that all processes share: the first process that needs one creates it and stores it in the database,
 * encrypted with `secret`, which is stored elsewhere. Rejects with WrongEncryptionKeyError if it was encrypted with a different
 * key.
 */
export const encryptedSecrets = (pool: Pool, secret: () => string) =>
  async function readOrMake(name: string, make: () => Promise<string> | string): Promise<string> {
    const key = Buffer.from(hkdfSync('sha256', secret(), '', 'glimmer encrypted secrets', 32))
    const read = async () => {
      const { rows } = await pool.query<{ ciphertext: Buffer }>(
        'select ciphertext from encrypted_secret where name = $1',
        [name],
      )
      return rows[0] && decrypt(key, name, rows[0].ciphertext)
    }
    const existing = await read()
    if (existing !== undefined) return existing
    const created = await make()
    // If two processes create one concurrently, the second uses the first one's.
    await pool.query('insert into encrypted_secret (name, ciphertext) values ($1, $2) on conflict do nothing', [
      name,
      encrypt(key, name, created),
    ])
    return (await read()) ?? created
  }
