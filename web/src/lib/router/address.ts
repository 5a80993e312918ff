import { createContext, use } from 'react'
import { useRoute } from 'wouter'
import { navigate as go } from 'wouter/use-browser-location'

/** Where somebody is: the parts of the address, and what its place in the history carries. */
export interface Address {
  pathname: string
  /** With its question mark, or empty. */
  search: string
  /** With its hash sign, or empty. */
  hash: string
  /** What was handed on with `navigate`; it outlives a reload. */
  state: unknown
  /** Names this place in the history. */
  key: string
  arrivedBy: 'push' | 'replace' | 'pop'
}

export interface NavigateOptions {
  /** Takes the place of the present one in the history. */
  replace?: boolean | undefined
  state?: unknown
}

/** What a place in the history carries. A place the app did not make, such as a fragment's, carries nothing. */
interface Carried {
  key?: string
  state?: unknown
}

/** The browser's address as it is now. */
export function currentAddress(arrivedBy: Address['arrivedBy'] = 'pop'): Address {
  const { pathname, search, hash } = location
  const { key = 'first', state } = Object(history.state) as Carried
  return { pathname, search, hash, state, key, arrivedBy }
}

/** An address that is only drawn, as pages are when they are written. */
export const writtenAddress = (pathname: string): Address => ({
  pathname,
  search: '',
  hash: '',
  state: undefined,
  key: 'first',
  arrivedBy: 'pop',
})

const newKey = () => Math.random().toString(36).slice(2, 10)

/**
 * Goes to an address of the app: a path, or a query or fragment of the present one. Where one is already, nothing is
 * added to the history.
 */
export function navigate(to: string, { replace, state }: NavigateOptions = {}) {
  const { pathname, search, hash, href } = new URL(to, location.href)
  const carried: Carried = { key: newKey(), state }
  go(pathname + search + hash, { replace: replace || href === location.href, state: carried })
}

/** The address whose screen is drawn; while the next one is on its way, the last. */
export const AddressContext = createContext<Address>(writtenAddress('/'))
export const useLocation = () => use(AddressContext)

export const useNavigate = () => navigate

/** What the present address says in the places of a pattern that begin with a colon. */
export const useParams = (pattern: string): Readonly<Record<string, string | undefined>> => useRoute(pattern)[1] ?? {}

export { useSearchParams } from 'wouter'
