import { type ComponentProps, useEffect, useRef } from 'react'

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

/** The heading of a step. It takes the focus as the step begins, so that a screen reader starts there. */
export function StepTitle(props: Omit<ComponentProps<'h1'>, 'ref' | 'tabIndex'>) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return <h1 {...props} ref={title} tabIndex={-1} />
}
