import type { Age, BirthMonth } from '@glimmer/contract'
import { eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { age, guardian } from '#database/tables/ages.ts'
import { orNotFound, Problem } from '#problem.ts'
import { standingOf } from '#safety/age-standing.ts'
import { findQuestions, type GuardianRow, isAgreement, readStatedAge } from '../ages/index.ts'
import { beginLimits } from './limits.ts'
import { readBirth } from './submit-age.ts'

const isRefusal = ({ state }: GuardianRow) => state === 'declined' || state === 'withdrawn'

/**
 * Corrects somebody's month and year of birth on behalf of the operator, to older as well as to younger. Somebody who
 * is an adult by it needs no parent: questions and agreement are deleted, as on coming of age. An account that was to
 * close stays open, unless it still needs the agreement that a parent refused. Throws `not_found` if they have stated
 * no age yet, `too_young` and `invalid_input`, with nothing changed.
 */
export async function correctAgeFor(app: App, accountId: string, birth: BirthMonth): Promise<Age> {
  const stated = readBirth(app, birth)
  if (!stated) throw new Problem('too_young')
  await app.database.db.transaction(async (transaction) => {
    const [before] = await transaction.select().from(age).where(eq(age.accountId, accountId)).for('update')
    const { closesOn, closingNotifiedAt } = orNotFound(before)
    const [latest] = await findQuestions(transaction, accountId)
    const standing = standingOf({ ...stated, isAgreed: latest !== undefined && isAgreement(latest) }, app)
    const closes = standing === 'waiting' && latest !== undefined && isRefusal(latest)
    const closing = closes ? { closesOn, closingNotifiedAt } : { closesOn: null, closingNotifiedAt: null }
    await transaction
      .update(age)
      .set({ ...stated, ...closing, correctedAt: app.clock.now(), turnedAdultOn: null })
      .where(eq(age.accountId, accountId))
    if (stated.band === 'adult') await transaction.delete(guardian).where(eq(guardian.accountId, accountId))
  })
  const now = await readStatedAge(app, accountId)
  if (stated.band === 'teen') await beginLimits(app, accountId, now.hasAccess)
  return now
}
