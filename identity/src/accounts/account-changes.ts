import type { PoolClient } from 'pg'
import { type Database, lock } from '#database/pool.ts'

export interface AccountChange {
  id: number
  subject: string
  kind: 'deleted' | 'password'
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
  const { rows } = await database.query<AccountChange & { id: string }>(
    'select id, account_id as subject, kind from identity.account_changes where id > $1 order by id limit $2',
    [id, mostAtOnce],
  )
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}
