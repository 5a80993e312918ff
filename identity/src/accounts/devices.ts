import { hashToken } from '@glimmer/lib/tokens'
import { type Database, hasRow } from '#database/pool.ts'

const lifeMonths = 12

/** Whether someone has signed in to the account of this address with this browser in the last 12 months. */
export const isKnownDevice = (database: Database, token: string, key: string): Promise<boolean> =>
  hasRow(
    database,
    `select 1 from identity.known_device d join identity.account a on a.id = d.account_id
     where hash = $1 and email_key = $2 and seen_at > now() - make_interval(months => $3)`,
    [hashToken(token), key, lifeMonths],
  )

/** Browsers remembered per account: more than anyone uses. Beyond it, the oldest are dropped. */
const maxDevices = 20

/** Whether the account already knew the browser; `first` if it is the account's first. */
export type DeviceRecognition = 'first' | 'known' | 'new'

/** Remembers a browser that has just signed in to the account. */
export async function rememberDevice(database: Database, token: string, accountId: string): Promise<DeviceRecognition> {
  const { rows } = await database.query<{ isKnown: boolean | null }>(
    'select bool_or(hash = $1) as "isKnown" from identity.known_device where account_id = $2',
    [hashToken(token), accountId],
  )
  const isKnown = rows[0]?.isKnown ?? undefined
  await database.query(
    `insert into identity.known_device (hash, account_id) values ($1, $2)
     on conflict (hash, account_id) do update set seen_at = now()`,
    [hashToken(token), accountId],
  )
  await database.query(
    `delete from identity.known_device where account_id = $1 and hash in
       (select hash from identity.known_device where account_id = $1 order by seen_at desc offset $2)`,
    [accountId, maxDevices],
  )
  if (isKnown === undefined) return 'first'
  return isKnown ? 'known' : 'new'
}
