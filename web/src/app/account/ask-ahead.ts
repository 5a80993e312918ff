import type { Affirmation } from '@glimmer/contract'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { read } from '../../api/query.ts'
import { paths } from '../../paths.ts'

const today = 'GET /affirmations/today'
/** The screens that are for today's line. */
const screens: readonly string[] = [paths.dashboard(), paths.moment()]

interface Ahead {
  who: string
  answer: Promise<Affirmation>
  line?: Affirmation
}
let asked: Ahead | undefined

/**
 * Asks for what the screen at `path` is for while the account of `who` is still being synced: one wait, not two.
 * Resolves once there is an answer, whatever it is.
 */
export async function askAhead(who: string, path: string): Promise<void> {
  if (!screens.includes(path)) return
  const ahead: Ahead = { who, answer: api(today) }
  asked = ahead
  // Somebody new has no account to read from yet; it is asked for again once they do.
  const line = await ahead.answer.catch(() => undefined)
  if (line) ahead.line = line
}

/** Hands what was asked for ahead to the reads of the same person, once. */
export function takeAhead(client: QueryClient, who: string | null) {
  const ahead = asked
  asked = undefined
  if (!ahead || ahead.who !== who) return client
  if (ahead.line) client.setQueryData(read(today).queryKey, ahead.line)
  else void client.prefetchQuery({ ...read(today), queryFn: () => ahead.answer.catch(() => api(today)) })
  return client
}
