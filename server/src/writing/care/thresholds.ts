import type { Marks } from './tiers.ts'

/** What is read: a note or a reason, which asks something of the app, or a line its writer wants to hear. */
export type Kind = 'note' | 'line'

/** Never reached: these concepts alone do not count. */
export const never = Number.POSITIVE_INFINITY

/** Chosen by `npm run care:thresholds -- --outside FOLDER`; again whenever the weights are trained again. */
export const thresholds: Readonly<Record<Kind, Marks>> = {
  note: {
    strong: { danger: -0.95, outright: -0.7 },
    some: { danger: -0.55, outright: -0.2 },
    faint: { danger: -0.4, outright: 1.2 },
    none: { danger: -0.4, outright: 2.25 },
  },
  line: {
    strong: { danger: -0.8, outright: 0.3 },
    some: { danger: 0, outright: never },
    faint: { danger: never, outright: never },
    none: { danger: never, outright: never },
  },
}
