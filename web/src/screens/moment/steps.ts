/** The steps of a moment, in order; care comes between the first two if needed. */
export const steps = ['arrive', 'breathe', 'listen', 'answer', 'close'] as const
export type Step = (typeof steps)[number]

export const stepNames: Record<Step, string> = {
  arrive: 'Arrive',
  breathe: 'Breathe',
  listen: 'Listen',
  answer: 'Answer',
  close: 'Close',
}

/** The next or previous step; at either end, the step itself. */
export function stepFrom(step: Step, by: 1 | -1): Step {
  return steps[steps.indexOf(step) + by] ?? step
}
