import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useTransition,
} from 'react'
import { parse } from 'regexparam'
import { Router, useRoute, Link as WouterLink } from 'wouter'
import { navigate as go } from 'wouter/use-browser-location'

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

/** The parts of the current address, and what its history entry carries. */
export interface Address {
  pathname: string
  /** With its question mark; may be empty. */
  search: string
  /** With its hash sign; may be empty. */
  hash: string
  /** The state passed to `navigate`; it outlives a reload. */
  state: unknown
  /** Identifies the history entry. */
  key: string
  arrivedBy: 'push' | 'replace' | 'pop'
}

export interface NavigateOptions {
  /** Replaces the current history entry. */
  replace?: boolean | undefined
  state?: unknown
}

/** The state of a history entry. An entry that the app did not create, such as that of a fragment link, has none. */
interface HistoryState {
  key?: string
  state?: unknown
}

/** The browser's current address. */
function currentAddress(arrivedBy: Address['arrivedBy'] = 'pop'): Address {
  const { pathname, search, hash } = location
  const { key = 'first', state } = Object(history.state) as HistoryState
  return { pathname, search, hash, state, key, arrivedBy }
}

/** The address of a page that is being prerendered. */
const staticAddress = (pathname: string): Address => ({
  pathname,
  search: '',
  hash: '',
  state: undefined,
  key: 'first',
  arrivedBy: 'pop',
})

const newKey = () => Math.random().toString(36).slice(2, 10)

/**
 * Navigates to an address of the app: a path, or a query or fragment of the current one. Going to the current address
 * adds no history entry.
 */
function navigate(to: string, { replace, state }: NavigateOptions = {}) {
  const { pathname, search, hash, href } = new URL(to, location.href)
  const carried: HistoryState = { key: newKey(), state }
  go(pathname + search + hash, { replace: replace || href === location.href, state: carried })
}

/** The address of the screen that is rendered: until the next screen has loaded, the previous one. */
const AddressContext = createContext<Address>(staticAddress('/'))
export const useLocation = () => use(AddressContext)

export const useNavigate = () => navigate

/** The values in the current address of a pattern's segments that begin with a colon. */
export const useParams = (pattern: string): Readonly<Record<string, string | undefined>> => useRoute(pattern)[1] ?? {}

export { useSearchParams } from 'wouter'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, NavigateOptions {
  /** A path of the app, optionally with a query or a fragment, or either of those alone. */
  to: string
}

/** A link that navigates without loading a new page. */
export const Link = ({ replace = false, ...rest }: LinkProps) => <WouterLink {...rest} replace={replace} />

/** A link that sets `aria-current="page"` when it leads to the current address. */
export function NavLink(props: LinkProps) {
  const [isHere] = useRoute(props.to)
  return <Link aria-current={isHere ? 'page' : undefined} {...props} />
}

/** Navigates to an address when it is mounted. */
export function Navigate({ to, ...options }: NavigateOptions & { to: string }) {
  const go = useEffectEvent(() => navigate(to, options))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is gone to as well.
  useEffect(() => go(), [to])
  return null
}

/** Returns a function that tests paths against a pattern, ignoring case and a trailing slash. */
export function pathMatcher(pattern: string): (path: string) => boolean {
  const { pattern: expression } = parse(pattern)
  return (path) => expression.test(path)
}
