import type { PersonalData } from '#app.ts'

/** Not exported: anybody who can export has come back, so the pending notices no longer mean anything. */
export const retentionData: PersonalData = { internalTables: ['idle_notice'] }
