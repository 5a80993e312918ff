import { type ReactNode, useLayoutEffect, useState, useTransition } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router'
import { MovingContext } from './navigation-pending.ts'

/**
 * Follows the browser's address. The last screen stays until the next one is there, and whoever asks is told that it
 * is on its way. React Router's own data router does the same and weighs 17 kB more (docs/decisions/0027).
 */
export function BrowserAddresses({
  onLeaveFor,
  children,
}: {
  onLeaveFor: (path: string) => void
  children: ReactNode
}) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [at, setAt] = useState({ action: history.action, location: history.location })
  const [moving, startMoving] = useTransition()
  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        onLeaveFor(location.pathname)
        startMoving(() => setAt({ action, location }))
      }),
    [history, onLeaveFor],
  )
  return (
    <MovingContext value={moving}>
      <Router navigator={history} location={at.location} navigationType={at.action}>
        {children}
      </Router>
    </MovingContext>
  )
}
