import type { CallContext } from '#adapters/resilience/resilient-calls.ts'
import type { Rewording } from '#ports/writer.ts'
import { mayUse, noLine, type WriterTools } from './draft-line.ts'
import { readSet } from './read-answer.ts'
import { linesNamed } from './replies.ts'
import { beginningOf, rewordingsShown, rewordPromptFor, steps } from './reword-prompt.ts'

const offStep = { passed: false, code: 'off-step', reasons: ['It begins as on another step.'] } as const

/**
 * Has a model say a person's own sentence on each step, in one request: those lines that begin as their step does and
 * pass the gate and moderation. Undefined if none does. Throws `care_first` if moderation detects self-harm in the
 * sentence; rejects if the endpoint fails.
 */
export async function draftRewordings(
  { endpoint, model, gate, onRefused }: WriterTools,
  { sentence, seed }: { sentence: string; seed: string },
  attempt: CallContext,
): Promise<Rewording[] | undefined> {
  if (!(await mayUse(sentence, endpoint, attempt))) return undefined
  const names = steps.map(({ name }) => name)
  const messages = rewordPromptFor(sentence, seed)
  const reply = await endpoint.complete({ model, messages, reply: linesNamed(names) }, attempt)
  if (reply === undefined) return undefined
  const lines = readSet(reply, names)
  const passed = steps.flatMap((step, at) => {
    const { level } = step
    const line = lines[at]
    const brief = { themes: [], form: 'first-person', level, sentence, recent: [] } as const
    const judged = line === undefined ? noLine : gate(brief, rewordingsShown)(line)
    const verdict = judged.passed && !beginningOf(judged.text, step) ? offStep : judged
    if (verdict.passed) return [{ level, text: verdict.text, model }]
    onRefused?.(line ?? '', verdict.reasons.join(' '))
    return []
  })
  const fine = await Promise.all(passed.map(async ({ text }) => (await endpoint.moderate(text, attempt)) === 'fine'))
  const allowed = passed.filter((_, at) => fine[at])
  return allowed.length > 0 ? allowed : undefined
}
