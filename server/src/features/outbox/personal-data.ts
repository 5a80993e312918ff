import type { PersonalData } from '#app.ts'

/**
 * Mails in the outbox belong to the account they are about, not to the address: other accounts may have mailed it too.
 */
export const outboxData: PersonalData = { internalTables: ['email_outbox'] }
