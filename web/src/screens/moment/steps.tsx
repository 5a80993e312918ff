import { type ComponentProps, useEffect, useRef } from 'react'

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

/** The heading of a step. It takes the focus on mount, so that a screen reader starts there. */
export function StepTitle(props: Omit<ComponentProps<'h1'>, 'ref' | 'tabIndex'>) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return <h1 {...props} ref={title} tabIndex={-1} />
}
