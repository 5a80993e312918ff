import { createContext, use } from 'react'
import { useRoute } from 'wouter'
import { navigate as go } from 'wouter/use-browser-location'

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
export function currentAddress(arrivedBy: Address['arrivedBy'] = 'pop'): Address {
  const { pathname, search, hash } = location
  const { key = 'first', state } = Object(history.state) as HistoryState
  return { pathname, search, hash, state, key, arrivedBy }
}

/** The address of a page that is being prerendered. */
export const staticAddress = (pathname: string): Address => ({
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
export function navigate(to: string, { replace, state }: NavigateOptions = {}) {
  const { pathname, search, hash, href } = new URL(to, location.href)
  const carried: HistoryState = { key: newKey(), state }
  go(pathname + search + hash, { replace: replace || href === location.href, state: carried })
}

/** The address of the screen that is rendered: until the next screen has loaded, the previous one. */
export const AddressContext = createContext<Address>(staticAddress('/'))
export const useLocation = () => use(AddressContext)

export const useNavigate = () => navigate

/** The values in the current address of a pattern's segments that begin with a colon. */
export const useParams = (pattern: string): Readonly<Record<string, string | undefined>> => useRoute(pattern)[1] ?? {}

export { useSearchParams } from 'wouter'
