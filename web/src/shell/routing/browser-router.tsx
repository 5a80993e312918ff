import { createContext, type ReactNode, use, useLayoutEffect, useState, useTransition } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router'

const NavigationPending = createContext(false)
/** Whether the next screen is on its way while the last one still stands. */
export const useNavigationPending = () => use(NavigationPending)

interface BrowserRouterProps {
  /** Called with the path somebody goes to, before its screen is drawn. */
  onNavigate: (path: string) => void
  children: ReactNode
}

/**
 * Follows the browser's address. The last screen stays until the next one is there, and whoever asks is told that it
 * is on its way. React Router's own data router does the same and weighs 17 kB more (docs/decisions/0027).
 */
export function BrowserRouter({ onNavigate, children }: BrowserRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [at, setAt] = useState({ action: history.action, location: history.location })
  const [pending, startNavigation] = useTransition()
  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        onNavigate(location.pathname)
        startNavigation(() => setAt({ action, location }))
      }),
    [history, onNavigate],
  )
  return (
    <NavigationPending value={pending}>
      <Router navigator={history} location={at.location} navigationType={at.action}>
        {children}
      </Router>
    </NavigationPending>
  )
}
