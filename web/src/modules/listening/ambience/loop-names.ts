/** The sounds one can put around a voice. */
export const ambientLoops = ['rain', 'waves', 'noise', 'pad'] as const
export type AmbientLoop = (typeof ambientLoops)[number]
