/** A rate as voices take it: from 0.7, slow, to 1.3, brisk; anything that is no number is 1. */
export const clampRate = (rate: number) => (Number.isFinite(rate) ? Math.min(Math.max(rate, 0.7), 1.3) : 1)
