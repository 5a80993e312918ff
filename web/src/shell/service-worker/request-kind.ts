/**
 * How the worker treats a request. `page`: a navigation to a screen; `passed-on`: a navigation that only the network
 * answers; `shared`: text from another app; `hashed`: a file that never changes under its name; `named`: a file that may change; `none`: not handled.
 */
export type Kind = 'page' | 'passed-on' | 'shared' | 'hashed' | 'named' | 'none'

interface WorkerRequest {
  method: string
  /** `navigate` for a navigation. */
  mode: string
  /** `document` for the page itself, `iframe` for a frame inside it. */
  destination: string
  url: string
}

/** Always left to the network: the API, sign-in, the contact address and the pages of the payment sandbox. */
const networkOnly = /^\/(api|auth|contact\/address|id|sandbox)(\/|$)/

/** The address of the manifest's share target. */
const shareTarget = '/share-line'

/** Classifies a request. Other origins are never handled, and nothing private is cached or answered from a cache. */
export function requestKind(
  { method, mode, destination, url }: WorkerRequest,
  origin: string,
  files: readonly string[],
): Kind {
  const { origin: requested, pathname } = new URL(url)
  if (requested !== origin) return 'none'
  if (method === 'POST' && mode === 'navigate' && pathname === shareTarget) return 'shared'
  if (method !== 'GET') return 'none'
  const isPrivate = networkOnly.test(pathname)
  if (mode === 'navigate') return destination === 'document' && !isPrivate ? 'page' : 'passed-on'
  if (isPrivate) return 'none'
  if (pathname.startsWith('/assets/')) return 'hashed'
  return files.includes(pathname) ? 'named' : 'none'
}
