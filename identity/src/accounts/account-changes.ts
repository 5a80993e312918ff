import type { PoolClient } from 'pg'
import { type Database, lock } from '#database/pool.ts'

export interface AccountChange {
  id: number
  subject: string
  kind: 'deleted' | 'password' | 'email'
  /** Of `email`: the account's address by now, which is proven. Missing where the account is gone since. */
  email?: string
}

const mostAtOnce = 500

/** Notes that something happened to an account, in the transaction that does it, for the app to follow. */
export async function noteChange(connection: PoolClient, accountId: string, kind: AccountChange['kind']) {
  // Until this is committed nobody else gets an id: whoever reads up to one has read all before it.
  await lock(connection, 'changes')
  await connection.query('insert into identity.account_changes (account_id, kind) values ($1, $2)', [accountId, kind])
}

/** What happened since a change, oldest first, at most five hundred. */
export async function changesAfter(database: Database, id: number): Promise<AccountChange[]> {
  const { rows } = await database.query<{
    id: string
    subject: string
    kind: AccountChange['kind']
    email: string | null
  }>(
    `select c.id, c.account_id as subject, c.kind, a.email from identity.account_changes c
     left join identity.accounts a on a.id = c.account_id and c.kind = 'email'
     where c.id > $1 order by c.id limit $2`,
    [id, mostAtOnce],
  )
  return rows.map(({ id, email, ...row }) => ({ ...row, id: Number(id), ...(email !== null && { email }) }))
}
