import { type ComponentProps, useEffect, useRef } from 'react'

/** The heading of what is shown. It takes the focus as that begins, so that a screen reader starts there. */
export function BedTitle(props: Omit<ComponentProps<'h1'>, 'ref' | 'tabIndex'>) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return <h1 {...props} ref={title} tabIndex={-1} />
}
