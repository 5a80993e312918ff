import { hash, randomBytes } from 'node:crypto'
import type { Subject } from '#ports/identity.ts'

/**
 * Remembers which tokens were verified, by a hash salted by this process, at most `capacity` of them, never past their expiry.
 * The oldest entry makes room: tokens live five minutes, so age is as good as use.
 */
export function verifiedTokens(capacity: number) {
  const subjects = new Map<string, Subject>()
  const salt = randomBytes(32).toString('base64')
  // In one call: this runs for every request, and an object for each hash costs several times the hash.
  const fingerprint = (token: string) => hash('sha256', salt + token, 'base64')

  return {
    find(token: string): Subject | undefined {
      const print = fingerprint(token)
      const subject = subjects.get(print)
      if (subject && subject.expiresAt * 1000 <= Date.now()) {
        subjects.delete(print)
        return undefined
      }
      return subject
    },
    add(token: string, subject: Subject) {
      const oldest = subjects.keys().next()
      if (subjects.size >= capacity && !oldest.done) subjects.delete(oldest.value)
      subjects.set(fingerprint(token), subject)
    },
  }
}
