/**
 * What the worker makes of a request. `page`: a screen somebody goes to; `passed-on`: an address somebody goes to that
 * only the network answers; `hashed`: a file that never changes under its name; `named`: one that may; `none`: not its
 * business.
 */
export type Kind = 'page' | 'passed-on' | 'hashed' | 'named' | 'none'

interface WorkerRequest {
  method: string
  /** `navigate` when somebody goes to an address. */
  mode: string
  /** `document` for the page itself, `iframe` for what stands inside one. */
  destination: string
  url: string
}

/** Left to the network, whole: answers about people, the ways of signing in, and the payment rehearsal's pages. */
const networkOnly = /^\/(api|auth|contact\/address|id|sandbox)(\/|$)/

/** Sorts a request; nothing of another origin is ever touched, and nothing private is kept or answered from what is. */
export function requestKind(
  { method, mode, destination, url }: WorkerRequest,
  origin: string,
  files: readonly string[],
): Kind {
  const { origin: requested, pathname } = new URL(url)
  if (method !== 'GET' || requested !== origin) return 'none'
  const isPrivate = networkOnly.test(pathname)
  if (mode === 'navigate') return destination === 'document' && !isPrivate ? 'page' : 'passed-on'
  if (isPrivate) return 'none'
  if (pathname.startsWith('/assets/')) return 'hashed'
  return files.includes(pathname) ? 'named' : 'none'
}
