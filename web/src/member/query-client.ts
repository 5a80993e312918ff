import type { QueryClient } from '@tanstack/react-query'
import { newQueryClient } from '#platform/api/query.ts'
import { takePrefetched } from './prefetch-screen.ts'

let current: { person: string | null; client: QueryClient } | undefined

/**
 * The query client for the screens of `person`, filled with what was prefetched for them. It stays the same until
 * `releaseClient`: React may discard a first render and start again, and a new client would then have lost the responses.
 */
export function queryClientFor(person: string | null): QueryClient {
  if (!current || current.person !== person) current = { person, client: takePrefetched(newQueryClient(), person) }
  return current.client
}

/** Called once the screens are mounted and hold their client themselves: the next user gets a new one. */
export const releaseClient = (client: QueryClient) => {
  if (current?.client === client) current = undefined
}
