import { sql } from 'drizzle-orm'
import type { Config } from '#config/config.ts'
import { account } from '#database/tables/accounts.ts'
import { age, guardian } from '#database/tables/ages.ts'
import type { Clock } from '#ports/clock.ts'
import { adultAge, yearsBefore } from '#time/certain-age.ts'
import { localDay } from '#time/wall-clock.ts'
import { agreedWordings } from './agreed-wordings.ts'

/** What an age opens: nothing said yet, a parent to be asked first, a teen for whom all is well, an adult. */
export type AgeStanding = 'unknown' | 'waiting' | 'teen' | 'adult'

/** Whether somebody has said that they are under 18. */
export const isUnderAge = (standing: AgeStanding): boolean => standing === 'teen' || standing === 'waiting'

interface AgeRow {
  band: 'teen' | 'adult'
  adultOn: string | null
  isAgreed: boolean
}

/** Selects what the standing follows from, where the account's table is left-joined with that of ages. */
export const ageColumns = {
  band: age.band,
  adultOn: age.adultOn,
  isAgreed: sql<boolean>`exists (
    select 1 from ${guardian} agreed where agreed.account_id = ${account}.id and agreed.state = 'approved'
      and agreed.wording = any(${sql.param(agreedWordings)}))`,
}

type Settings = Pick<Config, 'ages' | 'usageTimeZone'>

/** The calendar day ages are judged by, the same for everybody. */
export const dayOfAges = ({ config, clock }: { config: Settings; clock: Clock }): string =>
  localDay(clock.now(), config.usageTimeZone)

/** The first day on which nobody needs to be asked for a teen any more. */
const openFrom = (adultOn: string, { ages }: Settings) => yearsBefore(adultOn, adultAge - ages.guardianUnder)

/** The first day on which a teen is old enough to have an account. */
export const allowedFrom = (adultOn: string, { ages }: Settings): string =>
  yearsBefore(adultOn, adultAge - ages.minimumAge)

/** Judged at each request, so that a birthday counts on its day. Null stands for whoever has not answered. */
export function standingOf(row: AgeRow | null, app: { config: Settings; clock: Clock }): AgeStanding {
  if (row === null) return 'unknown'
  const { adultOn, isAgreed } = row
  const today = dayOfAges(app)
  if (adultOn === null || adultOn <= today) return 'adult'
  return isAgreed || openFrom(adultOn, app.config) <= today ? 'teen' : 'waiting'
}
