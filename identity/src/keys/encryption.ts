import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { readOrMakeSecret } from '@glimmer/lib/secret-file'
import { newToken } from '@glimmer/lib/tokens'

const nonceBytes = 12
const tagBytes = 16

/** Encrypts small values for storage. */
export interface Encryption {
  encrypt(text: string): Buffer
  /** Throws when the value was encrypted with another secret, or changed since. */
  decrypt(stored: Buffer): string
}

/** What is encrypted: each purpose has its own key, which opens nothing of the others. */
type Sealed = 'keys at rest' | 'second steps'

/** AES-256-GCM under a key derived from the secret; the stored form is nonce, tag, ciphertext. */
export function encryptionWith(secret: string, sealed: Sealed = 'keys at rest'): Encryption {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `glimmer identity ${sealed}`, 32))
  return {
    encrypt(text) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    decrypt(stored) {
      const decipher = createDecipheriv('aes-256-gcm', key, stored.subarray(0, nonceBytes))
      decipher.setAuthTag(stored.subarray(nonceBytes, nonceBytes + tagBytes))
      return decipher.update(stored.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}

/** The secret in `<folder>/identity.secret`, created on first use. */
export const readOrCreateSecret = (folder: string): string => readOrMakeSecret(folder, 'identity.secret', newToken)
