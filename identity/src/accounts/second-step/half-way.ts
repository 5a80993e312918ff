import type { Database } from '#database/pool.ts'

const lifeMinutes = 10

/** Somebody whose password was right, and who still owes a code. */
export interface HalfWay {
  accountId: string
  remember: boolean
}

/** Notes that in this sign-in the password was right. */
export async function goHalfWay(database: Database, interaction: string, { accountId, remember }: HalfWay) {
  await database.query(
    `insert into identity.half_way (uid, account_id, remember, expires_at)
     values ($1, $2, $3, now() + make_interval(mins => $4))
     on conflict (uid) do update set account_id = excluded.account_id, remember = excluded.remember,
       expires_at = excluded.expires_at`,
    [interaction, accountId, remember, lifeMinutes],
  )
}

/** Who is half way in this sign-in. */
export async function findHalfWay(database: Database, interaction: string): Promise<HalfWay | undefined> {
  const { rows } = await database.query<HalfWay>(
    'select account_id as "accountId", remember from identity.half_way where uid = $1 and expires_at > now()',
    [interaction],
  )
  return rows[0]
}
