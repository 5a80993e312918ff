import type { Theme } from '@glimmer/contract'
import type { CallContext } from '#adapters/resilience/resilient-calls.ts'
import type { Brief, WrittenLine } from '#ports/writer.ts'
import { Problem } from '#problem.ts'
import type { Gate, GateVerdict } from '#writing/gate/gate.ts'
import { describe } from '#writing/phrasebook/describe.ts'
import { randomFrom } from '#writing/phrasebook/random.ts'
import type { Endpoint } from './endpoint.ts'
import { promptFor, type ReadBrief } from './prompt.ts'
import { readAnswer } from './read-answer.ts'
import { aLine } from './replies.ts'

/** How often a refused line is written again. */
const rewrites = 2

const withFirst = <T>(one: T, all: readonly T[]): T[] => [one, ...all.filter((other) => other !== one)]

export const noLine: GateVerdict = { passed: false, code: 'no-line', reasons: ['There was no line in it.'] }

/** What is needed to write lines. */
export interface WriterTools {
  endpoint: Endpoint
  model: string
  gate: Gate
  /** Called with a line that was not taken, and why. */
  onRefused?: (line: string, reason: string) => void
}

/**
 * Completes the line. Glimmer describes why it was chosen, from the brief: a model's words are never given as the
 * reason.
 */
export function finish(brief: Brief, theme: Theme, text: string, model: string): WrittenLine {
  const { form, level } = brief
  const description = describe({ ...brief, theme }, randomFrom(`why|${brief.seed}`))
  return { text, description, themes: [theme], form, level, origin: 'ai', charged: true, model }
}

/** The line, unless moderation objects to it. */
export const moderated = async (
  endpoint: Endpoint,
  line: WrittenLine,
  attempt: CallContext,
): Promise<WrittenLine | undefined> => ((await endpoint.moderate(line.text, attempt)) === 'fine' ? line : undefined)

/** Whether a note may be used. Throws `care_first` if moderation detects self-harm in it. */
export async function mayUse(note: string | undefined, endpoint: Endpoint, attempt: CallContext): Promise<boolean> {
  const heard = note ? await endpoint.moderate(note, attempt) : 'fine'
  if (heard === 'self-harm') throw new Problem('care_first')
  return heard === 'fine'
}

/**
 * Has a model write the line, and rewrite it up to twice if it is refused. Undefined if there is no usable line: the
 * model refused, the gate refused every line, or moderation objected. The note must be one that `mayUse` allows. Rejects
 * if the endpoint fails.
 */
export async function draftLine(
  { endpoint, model, gate, onRefused }: WriterTools,
  asked: ReadBrief,
  attempt: CallContext,
): Promise<WrittenLine | undefined> {
  const theme = randomFrom(`theme|${asked.seed}`).pick(asked.themes)
  const brief = { ...asked, themes: withFirst(theme, asked.themes) }
  const reasons: string[] = []
  const judge = gate(brief, promptFor(brief).shown)
  for (let turn = 0; turn <= rewrites; turn++) {
    const { messages } = promptFor(brief, reasons)
    const reply = await endpoint.complete({ model, messages, reply: aLine }, attempt)
    if (reply === undefined) return undefined
    const line = readAnswer(reply)
    const verdict = line === undefined ? noLine : judge(line)
    if (verdict.passed) return moderated(endpoint, finish(brief, theme, verdict.text, model), attempt)
    const reason = verdict.reasons.join(' ')
    reasons.push(reason)
    onRefused?.(line ?? '', reason)
  }
  return undefined
}
