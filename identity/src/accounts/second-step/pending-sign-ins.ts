import { type Database, firstRow } from '#database/pool.ts'

const lifeMinutes = 10

/** A user whose password was right, but who has not entered a code yet. */
export interface PendingSignIn {
  accountId: string
  remember: boolean
}

/** Records that the password was right in this interaction. */
export async function addPendingSignIn(
  database: Database,
  interaction: string,
  { accountId, remember }: PendingSignIn,
) {
  await database.query(
    `insert into identity.pending_sign_in (uid, account_id, remember, expires_at)
     values ($1, $2, $3, now() + make_interval(mins => $4))
     on conflict (uid) do update set account_id = excluded.account_id, remember = excluded.remember,
       expires_at = excluded.expires_at`,
    [interaction, accountId, remember, lifeMinutes],
  )
}

/** The user who has yet to enter a code in this interaction, if any. */
export const findPendingSignIn = (database: Database, interaction: string): Promise<PendingSignIn | undefined> =>
  firstRow(
    database,
    'select account_id as "accountId", remember from identity.pending_sign_in where uid = $1 and expires_at > now()',
    [interaction],
  )
