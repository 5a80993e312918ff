import { forgetOldDevices } from '#accounts/devices.ts'
import { forgetOldEmailChanges } from '#accounts/email-change/store.ts'
import { forgetOldEvents } from '#accounts/events.ts'
import { forgetEndedSessions } from '#accounts/sessions.ts'
import type { Database } from './pool.ts'

/** Deletes what has run out: grants, sessions, tokens, sign-ups, counters, and mail older than a week. */
export async function deleteExpired(database: Database): Promise<void> {
  await database.query('delete from identity.records where expires_at < now()')
  await database.query('delete from identity.mail_tokens where expires_at < now()')
  await database.query('delete from identity.invitations where expires_at < now()')
  await database.query('delete from identity.pending_sign_ups where expires_at < now()')
  await database.query('delete from identity.safety_links where expires_at < now()')
  await database.query('delete from identity.ceremonies where expires_at < now()')
  await database.query('delete from identity.half_way where expires_at < now()')
  await forgetOldDevices(database)
  await forgetOldEvents(database)
  await forgetOldEmailChanges(database)
  await forgetEndedSessions(database)
  await database.query(`delete from identity.account_changes where changed_at < now() - interval '35 days'`)
  await database.query('delete from identity.tries where ends_at < now()')
  await database.query(`delete from identity.outbox where sent_at < now() - interval '7 days'`)
}
