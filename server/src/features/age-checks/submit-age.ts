import type { Age, BirthMonth } from '@glimmer/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { account as accountTable } from '#database/tables/accounts.ts'
import { age } from '#database/tables/ages.ts'
import { invalidField, orNotFound, Problem } from '#problem.ts'
import { dayOfAges, standingOf } from '#safety/age-standing.ts'
import { adultAge, certainFrom } from '#time/age-from-birth-month.ts'
import { deleteDataThenSignIn } from '../account-data/index.ts'
import { type AgeRow, findAge, readStatedAge } from '../ages/index.ts'
import { endWithRefund } from '../subscriptions/index.ts'
import { beginLimits } from './limits.ts'

const oldest = 120

const refuse = (path: string, message: string) => invalidField(path, message, message)

function refuseImpossible({ month, year }: BirthMonth, today: string) {
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number)
  if (year > thisYear || (year === thisYear && month > thisMonth)) throw refuse('year', 'That is still to come.')
  if (year < thisYear - oldest) throw refuse('year', 'Please check the year.')
}

type StatedAge = Pick<AgeRow, 'band' | 'adultOn'>

/** What is stored of the answer: for adults only the band. Undefined if the person is too young for an account. */
function statedAge(birth: BirthMonth, today: string, minimumAge: number): StatedAge | undefined {
  if (certainFrom(birth, minimumAge) > today) return undefined
  const adultOn = certainFrom(birth, adultAge)
  return adultOn <= today ? { band: 'adult', adultOn: null } : { band: 'teen', adultOn }
}

/** What is stored of an answer given today. Undefined if the person is too young. Throws `invalid_input`. */
export function readBirth(app: App, birth: BirthMonth): StatedAge | undefined {
  const today = dayOfAges(app)
  refuseImpossible(birth, today)
  return statedAge(birth, today, app.config.ages.minimumAge)
}

/**
 * Deletes the account before it answers, so that no data of a child below the minimum age is retained. Always throws
 * `too_young`.
 */
async function deleteTooYoung(app: App, { id }: Account): Promise<never> {
  await endWithRefund(app, id)
  const [signIn] = await app.database.db
    .select({ issuer: accountTable.issuer, subject: accountTable.subject })
    .from(accountTable)
    .where(eq(accountTable.id, id))
  if (signIn) await deleteDataThenSignIn(app, signIn)
  throw new Problem('too_young')
}

/** Whether an answer agrees with the stored one; a teen who has come of age since counts as an adult. */
const isSame = (app: App, row: AgeRow, stated: StatedAge | undefined) =>
  stated !== undefined &&
  (row.adultOn === stated.adultOn ||
    (stated.band === 'adult' && standingOf({ ...row, isAgreed: false }, app) === 'adult'))

/** Ends what a teen may not have without a parent's agreement, such as a plan bought before they were asked. */
async function applyLimits(app: App, account: Account, stated: StatedAge): Promise<Age> {
  const age = await readStatedAge(app, account.id)
  if (stated.band === 'teen') await beginLimits(app, account.id, age.hasAccess)
  return age
}

/**
 * Stores the user's month and year of birth. Only the first answer counts; repeating it is fine. An account that is too
 * young is deleted immediately, once `requireFresh` has passed. Throws `too_young`, `age_settled`, `invalid_input`, and
 * what `requireFresh` throws.
 */
export async function submitAge(
  app: App,
  account: Account,
  birth: BirthMonth,
  requireFresh: () => Promise<void>,
): Promise<Age> {
  const stated = readBirth(app, birth)
  const before = await findAge(app.database.db, account.id)
  if (!before && !stated) {
    await requireFresh()
    return deleteTooYoung(app, account)
  }
  if (before) {
    if (!isSame(app, before, stated)) throw new Problem('age_settled')
    return readStatedAge(app, account.id)
  }
  const { rowCount } = await app.database.db
    .insert(age)
    .values({ accountId: account.id, ...orNotFound(stated), answeredAt: app.clock.now() })
    .onConflictDoNothing()
  // Another tab answered first.
  if (rowCount === 0) return submitAge(app, account, birth, requireFresh)
  return applyLimits(app, account, orNotFound(stated))
}

/** Whether an answer makes the user younger than the stored one. */
const isYounger = (before: AgeRow, stated: StatedAge) =>
  stated.adultOn !== null && (before.adultOn === null || stated.adultOn > before.adultOn)

/**
 * Corrects the answer to a younger age; only support can correct it to an older one. A parent's agreement remains
 * valid. The caller has signed in recently. Throws as `submitAge` does.
 */
export async function correctAge(app: App, account: Account, birth: BirthMonth): Promise<Age> {
  const stated = readBirth(app, birth)
  const before = await findAge(app.database.db, account.id)
  if (!before) return submitAge(app, account, birth, async () => undefined)
  if (!stated) return deleteTooYoung(app, account)
  if (isSame(app, before, stated)) return readStatedAge(app, account.id)
  if (!isYounger(before, stated)) throw new Problem('age_settled')
  const younger = sql`(${age.adultOn} is null or ${age.adultOn} < ${stated.adultOn})`
  await app.database.db
    .update(age)
    .set({ ...stated, correctedAt: app.clock.now(), turnedAdultOn: null })
    .where(and(eq(age.accountId, account.id), younger))
  return applyLimits(app, account, stated)
}
