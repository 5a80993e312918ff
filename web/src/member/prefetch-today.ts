import type { Affirmation } from '@glimmer/contract'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/client.ts'
import { paths } from '#platform/paths.ts'

/** The screens that are for today's line. */
const screens: readonly string[] = [paths.dashboard(), paths.moment()]

const route = 'GET /affirmations/today'
/** As query.ts spells it, which every page would carry if it were imported here. */
const queryKey = [route]

interface Prefetch {
  person: string
  answer: Promise<Affirmation>
  line?: Affirmation
}
let prefetch: Prefetch | undefined

/**
 * Asks for what the screen at `path` is for while the account of `person` is still being synced: one wait, not two.
 * Resolves once there is an answer, whatever it is.
 */
export async function prefetchToday(person: string, path: string): Promise<void> {
  if (!screens.includes(path)) return
  const asked: Prefetch = { person, answer: api(route) }
  prefetch = asked
  // Somebody new has no account to read from yet; it is asked for again once they do.
  const line = await asked.answer.catch(() => undefined)
  if (line) asked.line = line
}

/** Hands what was prefetched to the reads of the same person, once; nobody else is given it. */
export function takePrefetchedToday(client: QueryClient, person: string | null): QueryClient {
  const asked = prefetch
  prefetch = undefined
  if (asked?.person !== person) return client
  const { line, answer } = asked
  if (line) client.setQueryData(queryKey, line)
  else void client.prefetchQuery({ queryKey, queryFn: () => answer.catch(() => api(route)) })
  return client
}
