import { hash } from 'node:crypto'
import type { Subject } from '#ports/identity.ts'

/**
 * Remembers which tokens were verified, by hash, at most `capacity` of them, never past their expiry.
 * The oldest entry makes room: tokens live five minutes, so age is as good as use.
 */
export function verifiedTokens(capacity: number) {
  const subjects = new Map<string, Subject>()
  const fingerprint = (token: string) => hash('sha256', token, 'base64')

  return {
    find(token: string): Subject | undefined {
      const key = fingerprint(token)
      const subject = subjects.get(key)
      if (subject && subject.expiresAt * 1000 <= Date.now()) {
        subjects.delete(key)
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
