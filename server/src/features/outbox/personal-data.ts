import { sql } from 'drizzle-orm'
import type { PersonalData } from '#app.ts'

/** The outbox knows addresses and no accounts: mail to the address of a deleted account goes with it. */
export const outboxData: PersonalData = {
  async deleteRows(transaction, accountId) {
    await transaction.execute(
      sql`delete from mail_outbox using account where account.id = ${accountId} and recipient = account.email`,
    )
  },
}
