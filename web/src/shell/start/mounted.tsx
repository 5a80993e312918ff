import { type ReactNode, useEffect } from 'react'

/** Calls `then` once what it holds is on the screen and answers to input. */
export function Mounted({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then])
  return children
}
