import type { PersonalData } from '#app.ts'

/** A letter in the outbox goes with the account it is about: others may have written to the same address. */
export const outboxData: PersonalData = { internalTables: ['mail_outbox'] }
