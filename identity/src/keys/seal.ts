import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const NONCE = 12
const TAG = 16

/** Encrypts small values for storage. */
export interface Seal {
  close(text: string): Buffer
  /** Throws when the value was sealed with another secret, or changed since. */
  open(sealed: Buffer): string
}

/** AES-256-GCM under a key derived from the secret; the stored form is nonce, tag, ciphertext. */
export function createSeal(secret: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'glimmer identity keys at rest', 32))
  return {
    close(text) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    open(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE))
      decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
      return decipher.update(sealed.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}
