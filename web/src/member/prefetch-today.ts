import type { Affirmation } from '@glimmer/contract'
import { api } from '#platform/api/client.ts'
import { paths } from '#platform/paths.ts'

/** The screens that are for today's line. */
const screens: readonly string[] = [paths.dashboard(), paths.moment()]

export interface Ahead {
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
  const ahead: Ahead = { who, answer: api('GET /affirmations/today') }
  asked = ahead
  // Somebody new has no account to read from yet; it is asked for again once they do.
  const line = await ahead.answer.catch(() => undefined)
  if (line) ahead.line = line
}

/** What was asked for ahead, once; nothing for anybody but the person it was asked for. */
export function askedAhead(who: string | null): Ahead | undefined {
  const ahead = asked
  asked = undefined
  return ahead?.who === who ? ahead : undefined
}
