import type { Age } from '@glimmer/contract'
import type { App } from '#app.ts'
import { standingOf } from '#safety/age-standing.ts'
import { findAge, findQuestions, type GuardianRow, isAgreement } from './store.ts'

/**
 * The outcome of a question as the teen may see it. That the recipient does not know them is hidden: the question looks
 * open, and then expired.
 */
function toGuardian(question: GuardianRow, now: Date): Age['guardian'] {
  const { emailHint, askedAt, expiresAt } = question
  if (question.state === 'superseded') return null
  const state = question.state === 'approved' && !isAgreement(question) ? 'outdated' : question.state
  const waits = state === 'asked' || state === 'stranger'
  return {
    state: waits ? (expiresAt <= now ? 'expired' : 'asked') : state,
    mail: waits && expiresAt > now ? emailHint : null,
    askedAt: askedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}

/** A user's stated age, and the outcome of asking a parent. Null until they have answered. */
export async function readAge(app: App, accountId: string): Promise<Age | null> {
  const row = await findAge(app.database.db, accountId)
  if (!row) return null
  const [latest] = row.band === 'teen' ? await findQuestions(app.database.db, accountId) : []
  const standing = standingOf({ ...row, isAgreed: latest !== undefined && isAgreement(latest) }, app)
  const isAdult = standing === 'adult'
  return {
    band: isAdult ? 'adult' : 'teen',
    adultOn: isAdult ? null : row.adultOn,
    isOpen: standing !== 'waiting',
    closesOn: isAdult ? null : row.closesOn,
    turnedAdultOn: row.turnedAdultOn ?? (isAdult ? row.adultOn : null),
    guardian: latest && !isAdult ? toGuardian(latest, app.clock.now()) : null,
  }
}
