import type { Pauses } from '#ports/voice.ts'

/** Silence between sentences: an engine's own is too short to take a line in. */
export const stopSeconds: Record<Pauses, number> = { brief: 0.25, natural: 0.5, long: 1.2 }
/** The pause at a comma: an engine's own is too short to take in what was said. */
export const breathSeconds: Record<Pauses, number> = { brief: 0.2, natural: 0.25, long: 0.5 }
/** The silence after the last word. */
export const endSeconds = 0.25

/** Clamps a speech rate to 0.7 (slow) to 1.3 (brisk); NaN and infinities become 1. */
export const clampRate = (rate: number) => (Number.isFinite(rate) ? Math.min(Math.max(rate, 0.7), 1.3) : 1)
