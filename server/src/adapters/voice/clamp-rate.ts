/** Clamps a speech rate to 0.7 (slow) to 1.3 (brisk); NaN and infinities become 1. */
export const clampRate = (rate: number) => (Number.isFinite(rate) ? Math.min(Math.max(rate, 0.7), 1.3) : 1)
