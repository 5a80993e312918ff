import { hash, randomBytes } from 'node:crypto'
import type { Subject } from '#ports/identity.ts'

/**
 * Caches which tokens were verified, at most `capacity` of them, by a hash salted per process, and never past their
 * expiry. The oldest entry is evicted: tokens live five minutes, so evicting by age is as good as by use.
 */
export function verifiedTokens(capacity: number) {
  const subjects = new Map<string, Subject>()
  const salt = randomBytes(32).toString('base64')
  // The one-shot `hash`: this runs for every request, and creating a hash object costs several times as much.
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
