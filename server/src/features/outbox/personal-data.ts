import { sql } from 'drizzle-orm'
import type { App, PersonalData } from '#app.ts'

/** A letter in the outbox goes with the account it is about: others may have written to the same address. */
export const outboxData: PersonalData = { internalTables: ['mail_outbox'] }

/** Forgets the letters of a week ago. */
export async function sweepOutbox({ database }: App): Promise<void> {
  await database.db.execute(sql`delete from mail_outbox where sent_at < now() - interval '7 days'`)
}
