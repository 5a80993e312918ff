import { useEffect, useRef } from 'react'

/** For a row of links that scrolls sideways: scrolls to the current link whenever `current` changes. */
export function useScrollToCurrent(current: string | undefined) {
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current one is what this waits for.
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current]')
    if (row.current && link instanceof HTMLElement)
      row.current.scrollLeft = link.offsetLeft + link.offsetWidth / 2 - row.current.clientWidth / 2
  }, [current])
  return row
}
