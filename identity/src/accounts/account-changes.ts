import type { PoolClient } from 'pg'
import { type Database, hasRow, lock } from '#database/pool.ts'

export interface AccountChange {
  id: number
  subject: string
  /** `sessions`: other sessions were ended, and access tokens issued before no longer count. */
  kind: 'deleted' | 'password' | 'email' | 'sessions'
  /** When, as an ISO date and time. */
  at: string
  /** For kind `email`: the account's current, proven address; missing if the account has been deleted since. */
  email?: string
}

const maxChangesPerRead = 500

/** Records a change of an account, in the transaction that makes it, for the app to read. */
export async function recordChange(connection: PoolClient, accountId: string, kind: AccountChange['kind']) {
  // Held until the commit, so ids become visible in order: a reader that has seen one id has seen all earlier ones.
  await lock(connection, 'changes')
  await connection.query('insert into identity.account_change (account_id, kind) values ($1, $2)', [accountId, kind])
}

/** The changes after the one with this id, oldest first, at most 500. */
export async function changesAfter(database: Database, id: number): Promise<AccountChange[]> {
  const { rows } = await database.query<{
    id: string
    subject: string
    kind: AccountChange['kind']
    at: Date
    email: string | null
  }>(
    `select c.id, c.account_id as subject, c.kind, c.changed_at as at, a.email from identity.account_change c
     left join identity.account a on a.id = c.account_id and c.kind = 'email'
     where c.id > $1 order by c.id limit $2`,
    [id, maxChangesPerRead],
  )
  return rows.map(({ id, at, email, ...row }) => ({
    ...row,
    id: Number(id),
    at: at.toISOString(),
    ...(email !== null && { email }),
  }))
}

/** Whether an access token was issued before the account's sessions were last ended. @param issuedAt epoch seconds. */
export const isFromEndedSession = (database: Database, accountId: string, issuedAt: number): Promise<boolean> =>
  hasRow(
    database,
    `select from identity.account_change where account_id::text = $1 and kind = 'sessions'
       and changed_at >= to_timestamp($2) limit 1`,
    [accountId, issuedAt + 1],
  )
