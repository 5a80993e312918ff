import type { Attempt } from '#adapters/resilience/resilient-calls.ts'
import type { Brief } from '#ports/writer.ts'
import { readOddLines } from '#writing/sense/resembles-odd-line.ts'
import type { Endpoint } from './endpoint.ts'
import { sensePromptFor } from './prompt.ts'
import { readVerdict } from './read-answer.ts'
import { aVerdict } from './replies.ts'

/** What decides whether a line makes sense: comparison with lines marked as odd, a model's yes or no, or nothing. */
export type SenseSetting = { kind: 'bank' } | { kind: 'model'; model: string } | { kind: 'off' }

/** Whether a line that has passed the critic is one that somebody would say. Rejects if the endpoint fails. */
export type SenseCheck = (line: string, brief: Brief, attempt: Attempt) => Promise<boolean>

/** An answer that is neither yes nor no counts as no. */
const byModel =
  (endpoint: Endpoint, model: string): SenseCheck =>
  async (line, brief, attempt) => {
    const reply = await endpoint.complete({ model, messages: sensePromptFor(line, brief), reply: aVerdict }, attempt)
    return reply !== undefined && readVerdict(reply) === true
  }

/** Creates the configured check. With `bank` the bank is read at once, so that no user waits for it later. */
export function senseCheck(setting: SenseSetting, endpoint: Endpoint): SenseCheck {
  if (setting.kind === 'off') return async () => true
  if (setting.kind === 'model') return byModel(endpoint, setting.model)
  const isOdd = readOddLines()
  return async (line) => !isOdd(line)
}
