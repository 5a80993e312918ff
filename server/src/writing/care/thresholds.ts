import type { Marks } from './tiers.ts'

/** What is read: a note or a reason, which asks something of the app, or a line its writer wants to hear. */
export type Kind = 'note' | 'line'

/** Never reached: these concepts alone do not count. */
const never = Number.POSITIVE_INFINITY

/**
 * Chosen on text from outside (`npm run care:measure -- --outside`): a twentieth of ordinary notes softened, hardly one
 * in a hundred stopped, and of own lines a tenth of that. Choose them again whenever the weights are trained again.
 */
export const thresholds: Readonly<Record<Kind, Marks>> = {
  note: {
    strong: { danger: -1, outright: -0.15 },
    some: { danger: -0.45, outright: 1 },
    faint: { danger: -0.4, outright: 2 },
    none: { danger: 0, outright: 2.5 },
  },
  line: {
    strong: { danger: -0.3, outright: 1 },
    some: { danger: 0, outright: never },
    faint: { danger: never, outright: never },
    none: { danger: never, outright: never },
  },
}
