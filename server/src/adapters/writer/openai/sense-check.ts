import type { Attempt } from '#adapters/resilience/resilient-calls.ts'
import type { Brief } from '#ports/writer.ts'
import { readOddLines } from '#writing/sense/resembles-odd-line.ts'
import type { Endpoint } from './endpoint.ts'
import { sensePromptFor } from './prompt.ts'
import { readVerdict } from './read-answer.ts'
import { aVerdict } from './replies.ts'

/** Who says whether a line makes sense: lines that were marked odd, a model's yes or no, or nobody. */
export type SenseSetting = { kind: 'bank' } | { kind: 'model'; model: string } | { kind: 'off' }

/** Whether a line that has passed the critic is one that somebody would say. Rejects when the endpoint fails. */
export type SenseCheck = (line: string, brief: Brief, attempt: Attempt) => Promise<boolean>

/** What answers neither yes nor no vouches for nothing. */
const byModel =
  (endpoint: Endpoint, model: string): SenseCheck =>
  async (line, brief, attempt) => {
    const said = await endpoint.complete({ model, messages: sensePromptFor(line, brief), reply: aVerdict }, attempt)
    return said !== undefined && readVerdict(said) === true
  }

/** The check that was set. With `bank` the bank is read at once, so that nobody waits for it later. */
export function senseCheck(setting: SenseSetting, endpoint: Endpoint): SenseCheck {
  if (setting.kind === 'off') return async () => true
  if (setting.kind === 'model') return byModel(endpoint, setting.model)
  const isOdd = readOddLines()
  return async (line) => !isOdd(line)
}
