import type { QueryClient } from '@tanstack/react-query'
import { newQueryClient } from '#platform/api/query.ts'
import { takePrefetched } from './prefetch-screen.ts'

let made: { person: string | null; client: QueryClient } | undefined

/**
 * What the screens of `person` read into, holding what was prefetched for them. The same until `keepClient`: a first
 * drawing may be dropped half-way and begun anew, which would lose the answers there are and ask for them again.
 */
export function clientFor(person: string | null): QueryClient {
  if (!made || made.person !== person) made = { person, client: takePrefetched(newQueryClient(), person) }
  return made.client
}

/** The screens stand, and hold their client themselves: whoever comes next starts with nothing. */
export const keepClient = (client: QueryClient) => {
  if (made?.client === client) made = undefined
}
