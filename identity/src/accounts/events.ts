import type { Connection, Database } from '#database/pool.ts'

/**
 * Everything recorded about an account, in words for its owner. The list is closed: nothing else about a user's activity
 * is stored.
 */
export const eventKinds = {
  'signed-in': 'You signed in with your password',
  'signed-in-with-code': 'You signed in with your password and a code',
  'signed-in-with-passkey': 'You signed in with a passkey',
  'wrong-password': 'A wrong password was tried',
  'second-step-wrong': 'A wrong code was tried after the right password',
  'new-device': 'A browser signed in for the first time',
  'password-changed': 'Your password was changed',
  'password-reset-requested': 'A link to choose a new password was asked for',
  'password-reset': 'A new password was chosen with a link from our email',
  'email-change-requested': 'Another email address was asked for',
  'email-changed': 'Your email address was changed',
  'email-change-undone': 'The change of your email address was undone',
  'passkey-added': 'A passkey was added',
  'passkey-removed': 'A passkey was removed',
  'passkey-refused': 'A passkey was refused, because it seems to be a copy',
  'second-step-on': 'Two-step sign-in was switched on',
  'second-step-off': 'Two-step sign-in was switched off',
  'second-step-removal-requested': 'Someone asked to end two-step sign-in',
  'second-step-removal-stopped': 'Ending two-step sign-in was stopped',
  'recovery-codes-created': 'New recovery codes were made',
  'recovery-code-used': 'A recovery code was used',
  'session-ended': 'A browser was signed out',
  'all-ended': 'All other browsers were signed out',
  'account-secured': 'You made your account safe',
} as const
export type EventKind = keyof typeof eventKinds

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
