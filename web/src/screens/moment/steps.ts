/** The steps of a moment, in order; care comes between the first two when it is needed. */
export const steps = ['arrive', 'breathe', 'listen', 'answer', 'close'] as const
export type Step = (typeof steps)[number]

export const stepNames: Record<Step, string> = {
  arrive: 'Arrive',
  breathe: 'Breathe',
  listen: 'Listen',
  answer: 'Answer',
  close: 'Close',
}

/** The step after this one, or before it; the ends stay where they are. */
export function stepFrom(step: Step, by: 1 | -1): Step {
  return steps[steps.indexOf(step) + by] ?? step
}
