import { type ComponentProps, useEffect, useRef } from 'react'

/** The heading of the current step. It takes the focus on mount, so that a screen reader starts there. */
export function BedTitle(props: Omit<ComponentProps<'h1'>, 'ref' | 'tabIndex'>) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return <h1 {...props} ref={title} tabIndex={-1} />
}
