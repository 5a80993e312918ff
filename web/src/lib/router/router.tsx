import { createContext, type ReactNode, use, useLayoutEffect, useState, useTransition } from 'react'
import { Router } from 'wouter'
import { type Address, AddressContext, currentAddress, navigate, useLocation, writtenAddress } from './address.ts'

const NavigationPending = createContext(false)
/** Whether the next screen is on its way while the last one still stands. */
export const useNavigationPending = () => use(NavigationPending)

const usePathOfHere = (): [string, typeof navigate] => [useLocation().pathname, navigate]
const useSearchOfHere = () => useLocation().search

/** Has everything below it see one address. */
const AddressProvider = ({ address, children }: { address: Address; children: ReactNode }) => (
  <AddressContext value={address}>
    <Router hook={usePathOfHere} searchHook={useSearchOfHere}>
      {children}
    </Router>
  </AddressContext>
)

/** How a place is arrived at, by the event that says so; wouter has the browser tell of the first two. */
const arrivals = { pushState: 'push', replaceState: 'replace', popstate: 'pop' } as const

interface BrowserRouterProps {
  /** Called with the path somebody goes to, before its screen is drawn. */
  onNavigate: (path: string) => void
  children: ReactNode
}

/**
 * Follows the browser's address. The last screen stays until the next one is there, and whoever asks is told that it
 * is on its way: wouter by itself would show an empty one meanwhile.
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

/** Stays at one address, where there is no browser. */
export const StaticRouter = ({ path, children }: { path: string; children: ReactNode }) => (
  <AddressProvider address={writtenAddress(path)}>{children}</AddressProvider>
)
