import { createContext, type ReactNode, use, useLayoutEffect, useState, useTransition } from 'react'
import { Router } from 'wouter'
import { type Address, AddressContext, currentAddress, navigate, staticAddress, useLocation } from './address.ts'

const NavigationPending = createContext(false)
/** Whether the next screen is loading while the previous one is still shown. */
export const useNavigationPending = () => use(NavigationPending)

const usePathOfHere = (): [string, typeof navigate] => [useLocation().pathname, navigate]
const useSearchOfHere = () => useLocation().search

/** Provides one address, also to wouter's hooks. */
const AddressProvider = ({ address, children }: { address: Address; children: ReactNode }) => (
  <AddressContext value={address}>
    <Router hook={usePathOfHere} searchHook={useSearchOfHere}>
      {children}
    </Router>
  </AddressContext>
)

/** How an address was arrived at, by the name of the event. wouter dispatches the first two on `window`. */
const arrivals = { pushState: 'push', replaceState: 'replace', popstate: 'pop' } as const

interface BrowserRouterProps {
  /** Called with the new path, before its screen is rendered. */
  onNavigate: (path: string) => void
  children: ReactNode
}

/**
 * Follows the browser's address. The previous screen stays until the next one is loaded, with `useNavigationPending`
 * true meanwhile. wouter by itself would show an empty one.
 */
export function BrowserRouter({ onNavigate, children }: BrowserRouterProps) {
  const [address, setAddress] = useState(currentAddress)
  const [pending, startNavigation] = useTransition()
  useLayoutEffect(() => {
    const left = new AbortController()
    for (const [event, arrivedBy] of Object.entries(arrivals))
      addEventListener(
        event,
        () => {
          onNavigate(location.pathname)
          startNavigation(() => setAddress(currentAddress(arrivedBy)))
        },
        { signal: left.signal },
      )
    return () => left.abort()
  }, [onNavigate])
  return (
    <NavigationPending value={pending}>
      <AddressProvider address={address}>{children}</AddressProvider>
    </NavigationPending>
  )
}

/** Provides one fixed address, where there is no browser. */
export const StaticRouter = ({ path, children }: { path: string; children: ReactNode }) => (
  <AddressProvider address={staticAddress(path)}>{children}</AddressProvider>
)
