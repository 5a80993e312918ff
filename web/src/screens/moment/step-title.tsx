import { type ComponentProps, useEffect, useRef } from 'react'

/** What a step is called. It takes the focus as the step begins, so that a reader starts there and the keys go on. */
export function StepTitle(props: Omit<ComponentProps<'h1'>, 'ref' | 'tabIndex'>) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return <h1 {...props} ref={title} tabIndex={-1} />
}
