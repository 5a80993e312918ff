import { goesWith } from '@glimmer/critic/judge-set'
import { withoutName } from '@glimmer/critic/parsed-line'
import type { CallContext } from '#adapters/resilience/resilient-calls.ts'
import type { WrittenLine } from '#ports/writer.ts'
import { among } from '#writing/phrasebook/complete-set.ts'
import { sayableName } from '#writing/second-person/first-name.ts'
import { finish, moderated, noLine, type WriterTools } from './draft-line.ts'
import type { ReadBrief } from './prompt.ts'
import { readSet } from './read-answer.ts'
import { linesNamed } from './replies.ts'
import { type LineAsked, numbersFor, setPromptFor } from './set-prompt.ts'

/** How often a model is asked: once for the whole set, once more for the lines that were refused. */
const requests = 2

/** A set that is being written: the lines by position, undefined where there is none yet. */
export type Lines = (WrittenLine | undefined)[]

const textsOf = (lines: Lines): string[] => lines.flatMap((line) => line?.text ?? [])

/**
 * Has a model write a set in one request, and those of its lines that are refused in one more. Lines that pass the gate
 * and moderation, and go with the others, are put into `taken`, so that they count even if a later request fails. The
 * note must be one that `mayUse` allows. Rejects if the endpoint fails.
 */
export async function draftSet(tools: WriterTools, briefs: readonly ReadBrief[], taken: Lines, attempt: CallContext) {
  const { endpoint, model } = tools
  const reasons: string[][] = briefs.map(() => [])
  for (let request = 0; request < requests; request++) {
    const open = briefs.flatMap((brief, at) => (taken[at] ? [] : [{ brief, at, reasons: reasons[at] ?? [] }]))
    if (open.length === 0) return
    const said = textsOf(taken)
    const asked = open.map(({ brief, ...line }) => ({ ...line, brief: among(brief, said) }))
    const { messages, shown } = setPromptFor(
      asked,
      said.map((text) => withoutName(text, sayableName(briefs[0]?.firstName))),
    )
    const names = numbersFor(asked)
    const reply = await endpoint.complete({ model, messages, reply: linesNamed(names) }, attempt)
    if (reply === undefined) return
    const passed = takeLines(tools, { asked, shown, taken }, readSet(reply, names))
    await Promise.all(
      passed.map(async ({ at, line }) => {
        taken[at] = await moderated(endpoint, line, attempt)
      }),
    )
  }
}

interface Round {
  asked: readonly (LineAsked & { at: number; reasons: string[] })[]
  shown: readonly string[]
  taken: Lines
}

/** The lines that pass the gate and go with those before them; why the others do not is added to their reasons. */
function takeLines({ gate, model, onRefused }: WriterTools, round: Round, written: readonly (string | undefined)[]) {
  const passed: { at: number; line: WrittenLine }[] = []
  for (const [place, { brief, at, reasons }] of round.asked.entries()) {
    const others = [...textsOf(round.taken), ...passed.map(({ line }) => line.text)]
    const line = written[place]
    const judged = line === undefined ? noLine : gate(among(brief, others), round.shown)(line)
    const verdict = judged.passed && !goesWith(others, judged.text, sayableName(brief.firstName)) ? opensAlike : judged
    const [theme] = brief.themes
    if (verdict.passed && theme) {
      passed.push({ at, line: finish(brief, theme, verdict.text, model) })
    } else if (!verdict.passed) {
      const reason = verdict.reasons.join(' ')
      reasons.push(reason)
      onRefused?.(line ?? '', reason)
    }
  }
  return passed
}

const opensAlike = {
  passed: false,
  code: 'opens-alike',
  reasons: ['It begins like another line of the set.'],
} as const
