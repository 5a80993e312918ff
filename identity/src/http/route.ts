import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Reply } from './reply.ts'

/** One request, with what every handler asks of it. */
export interface Visit {
  request: IncomingMessage
  response: ServerResponse
  query: URLSearchParams
  /** The parts of the path that a route names with a colon. */
  params: Record<string, string>
  /** Where it comes from, as limits count it. */
  address: string
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE'
  /** Such as `/interaction/:uid/sign-in`. */
  path: string
  handle(visit: Visit): Promise<Reply> | Reply
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[\\w-]+)')}$`)

export type Matched =
  | { kind: 'found'; route: Route; params: Record<string, string> }
  | { kind: 'wrong-method'; allow: string }
  | { kind: 'unknown' }

/** Builds the look-up from method and path to a route. HEAD is GET without a body. */
export function createMatcher(routes: readonly Route[]): (method: string, path: string) => Matched {
  const table = routes.map((route) => ({ route, pattern: patternOf(route.path) }))
  return (method, path) => {
    const here = table.flatMap(({ route, pattern }) => {
      const match = pattern.exec(path)
      return match ? [{ route, params: { ...match.groups } }] : []
    })
    const found = here.find(({ route }) => route.method === (method === 'HEAD' ? 'GET' : method))
    if (found) return { kind: 'found', ...found }
    return here.length > 0
      ? { kind: 'wrong-method', allow: here.map(({ route }) => route.method).join(', ') }
      : { kind: 'unknown' }
  }
}
