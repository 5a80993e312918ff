import type { PersonalData } from '#app.ts'

/** Which letter about an absence is due says nothing that its owner, who is here, does not know. */
export const retentionData: PersonalData = { internalTables: ['idle_notice'] }
