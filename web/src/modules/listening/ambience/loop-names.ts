/** The background sounds a user can choose from. */
export const ambientLoops = ['rain', 'waves', 'noise', 'pad'] as const
export type AmbientLoop = (typeof ambientLoops)[number]
