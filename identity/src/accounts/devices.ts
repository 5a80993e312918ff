import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '#database/pool.ts'

const lifeMonths = 12
const hash = (token: string) => createHash('sha256').update(token).digest()

/** What a browser is known by: random, and stored as a hash. */
export const makeDeviceToken = () => randomBytes(32).toString('base64url')

/** Whether somebody has signed in to the account of this address with this browser, in the last year. */
export async function isKnownDevice(database: Database, token: string, key: string): Promise<boolean> {
  const { rowCount } = await database.query(
    `select 1 from identity.devices join identity.accounts on accounts.id = devices.account_id
     where hash = $1 and email_key = $2 and seen_at > now() - make_interval(months => $3)`,
    [hash(token), key, lifeMonths],
  )
  return rowCount === 1
}

/** Browsers that are remembered for one account: more than anybody has, and the oldest make room. */
const mostDevices = 20

/** Whether a browser was known to the account before; `first` where it is the account's only one so far. */
export type Remembered = 'first' | 'known' | 'new'

/** Remembers that somebody has shown with this browser that the account is theirs. */
export async function rememberDevice(database: Database, token: string, accountId: string): Promise<Remembered> {
  const { rows } = await database.query<{ isKnown: boolean | null }>(
    'select bool_or(hash = $1) as "isKnown" from identity.devices where account_id = $2',
    [hash(token), accountId],
  )
  const isKnown = rows[0]?.isKnown ?? undefined
  await database.query(
    `insert into identity.devices (hash, account_id) values ($1, $2)
     on conflict (hash, account_id) do update set seen_at = now()`,
    [hash(token), accountId],
  )
  await database.query(
    `delete from identity.devices where account_id = $1 and hash in
       (select hash from identity.devices where account_id = $1 order by seen_at desc offset $2)`,
    [accountId, mostDevices],
  )
  if (isKnown === undefined) return 'first'
  return isKnown ? 'known' : 'new'
}
