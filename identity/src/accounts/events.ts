import type { Connection, Database } from '#database/pool.ts'

/** Everything recorded about an account. The list is closed: nothing else about a user's activity is stored. */
export const eventKinds = [
  'signed-in',
  'signed-in-with-code',
  'signed-in-with-passkey',
  'wrong-password',
  'second-step-wrong',
  'new-device',
  'password-changed',
  'password-reset-requested',
  'password-reset',
  'email-change-requested',
  'email-changed',
  'email-change-undone',
  'passkey-added',
  'passkey-removed',
  'passkey-refused',
  'second-step-on',
  'second-step-off',
  'second-step-removal-requested',
  'second-step-removal-stopped',
  'recovery-codes-created',
  'recovery-code-used',
  'session-ended',
  'all-ended',
  'account-secured',
] as const
export type EventKind = (typeof eventKinds)[number]

/** Wrong attempts: one row per day, with a count. */
export type FailedAttemptKind = Extract<EventKind, 'wrong-password' | 'second-step-wrong'>

export interface AccountEvent {
  at: Date
  kind: EventKind
  /** The browser it came from, as named by `deviceName`. */
  device: string
  count: number
}

/** Records an event, in the transaction that causes it if there is one. */
export async function recordEvent(
  connection: Connection,
  accountId: string,
  kind: Exclude<EventKind, FailedAttemptKind>,
  device: string,
): Promise<void> {
  await connection.query('insert into identity.account_event (account_id, kind, device) values ($1, $2, $3)', [
    accountId,
    kind,
    device,
  ])
}

/** Adds a wrong attempt to the row of its day, which holds the browser and the time of the latest one. */
export async function countFailedAttempt(
  connection: Connection,
  accountId: string,
  kind: FailedAttemptKind,
  device: string,
): Promise<void> {
  await connection.query(
    `insert into identity.account_event as e (account_id, kind, device) values ($1, $2, $3)
     on conflict (account_id, kind, ((at at time zone 'UTC')::date)) where kind in ('wrong-password', 'second-step-wrong')
     do update set count = e.count + 1, device = excluded.device, at = excluded.at`,
    [accountId, kind, device],
  )
}

/** The latest events, newest first. */
export async function recentEvents(database: Database, accountId: string, most: number): Promise<AccountEvent[]> {
  const { rows } = await database.query<AccountEvent>(
    'select at, kind, device, count from identity.account_event where account_id = $1 order by at desc, id desc limit $2',
    [accountId, most],
  )
  return rows
}
