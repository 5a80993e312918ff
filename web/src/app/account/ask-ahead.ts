import type { Affirmation } from '@glimmer/contract'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { read } from '../../api/query.ts'
import { paths } from '../../paths.ts'

const today = 'GET /affirmations/today'
/** The screens that are for today's line. */
const screens: readonly string[] = [paths.dashboard(), paths.moment()]

let asked: { who: string; answer: Promise<Affirmation> } | undefined

/** Asks for what the screen at `path` is for while the account of `who` is still being synced: one wait, not two. */
export function askAhead(who: string, path: string) {
  if (!screens.includes(path)) return
  const answer = api(today)
  // Somebody new has no account to read from yet; it is asked for again once they do.
  answer.catch(() => undefined)
  asked = { who, answer }
}

/** Hands what was asked for ahead to the reads of the same person, once. */
export function takeAhead(client: QueryClient, who: string | null) {
  const ahead = asked
  asked = undefined
  if (!ahead || ahead.who !== who) return client
  void client.prefetchQuery({ ...read(today), queryFn: () => ahead.answer.catch(() => api(today)) })
  return client
}
