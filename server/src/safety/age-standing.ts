import { sql } from 'drizzle-orm'
import type { Config } from '#config/config.ts'
import { account } from '#database/tables/accounts.ts'
import { age, guardian } from '#database/tables/ages.ts'
import type { Clock } from '#ports/clock.ts'
import { Problem } from '#problem.ts'
import { adultAge, yearsBefore } from '#time/age-from-birth-month.ts'
import { localDay } from '#time/wall-clock.ts'

/** The version of the statements a parent or guardian ticks, and of the page that explains what they agree to. */
export const currentWording = '2026-11-22'

/**
 * The versions with the same substance as the current one: an agreement to any of them is valid. After a change in
 * substance only the new version is listed. Guardians cannot be notified, because no address is stored; the teen asks
 * again.
 */
export const agreedWordings: readonly string[] = [currentWording]

/** What an age allows: not stated yet, a parent's agreement pending, a teen with full access for teens, an adult. */
export type AgeStanding = 'unknown' | 'waiting' | 'teen' | 'adult'

/** Whether the user has stated that they are under 18. */
export const isUnderAge = (standing: AgeStanding): boolean => standing === 'teen' || standing === 'waiting'

interface AgeRow {
  band: 'teen' | 'adult'
  adultOn: string | null
  isAgreed: boolean
}

/** The columns that `standingOf` needs, for a query that left-joins the age table to the account table. */
export const ageColumns = {
  band: age.band,
  adultOn: age.adultOn,
  isAgreed: sql<boolean>`exists (
    select 1 from ${guardian} agreed where agreed.account_id = ${account}.id and agreed.state = 'approved'
      and agreed.wording = any(${sql.param(agreedWordings)}))`,
}

type Settings = Pick<Config, 'ages' | 'usageTimeZone'>

/** The calendar day by which ages are judged, the same for all users. */
export const dayOfAges = ({ config, clock }: { config: Settings; clock: Clock }): string =>
  localDay(clock.now(), config.usageTimeZone)

/** The first day on which a teen needs no guardian's agreement any more. */
const openFrom = (adultOn: string, { ages }: Settings) => yearsBefore(adultOn, adultAge - ages.guardianUnder)

/** The first day on which a teen is old enough for an account. */
export const allowedFrom = (adultOn: string, { ages }: Settings): string =>
  yearsBefore(adultOn, adultAge - ages.minimumAge)

/** Calculated at each request, so that coming of age takes effect on the day. `row` is null if no age was stated. */
export function standingOf(row: AgeRow | null, app: { config: Settings; clock: Clock }): AgeStanding {
  if (row === null) return 'unknown'
  const { adultOn, isAgreed } = row
  const today = dayOfAges(app)
  if (adultOn === null || adultOn <= today) return 'adult'
  return isAgreed || openFrom(adultOn, app.config) <= today ? 'teen' : 'waiting'
}

/** Throws `adults_only` for a part of a request that is closed to teens while the rest is open to them. */
export function refuseUnderAge({ age }: { age: AgeStanding }): void {
  if (isUnderAge(age)) throw new Problem('adults_only')
}
