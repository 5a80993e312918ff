import type { Theme } from '@glimmer/contract'
import { criticFor } from '@glimmer/critic/judge'
import { duplicateThreshold, fingerprint, similarity } from '@glimmer/critic/similarity'
import type { Attempt } from '#adapters/resilience/resilient-calls.ts'
import type { Brief, WrittenLine } from '#ports/writer.ts'
import { Problem } from '#problem.ts'
import { describe } from '#writing/phrasebook/describe.ts'
import { randomFrom } from '#writing/phrasebook/random.ts'
import { repeatedFromNote } from '#writing/repeated-note.ts'
import { insertName, sayableName } from '#writing/second-person/first-name.ts'
import type { Endpoint } from './endpoint.ts'
import { promptFor } from './prompt.ts'
import { readAnswer } from './read-answer.ts'
import { aLine } from './replies.ts'
import type { SenseCheck } from './sense-check.ts'

/** How often a refused line is written again. */
const rewrites = 2
/** How many lines may fail the sense check: a model that fails twice will fail again. */
const oddLines = 2

const withFirst = <T>(one: T, all: readonly T[]): T[] => [one, ...all.filter((other) => other !== one)]

const senseless = { reason: 'Nobody would quite say that: say one plain thing that a person could mean.' }

/** What is needed to write lines. */
export interface WriterTools {
  endpoint: Endpoint
  model: string
  makesSense: SenseCheck
  /** Called with a line that was not taken, and why. */
  onRefused?: (line: string, reason: string) => void
}

type Verdict = { passed: true; text: string } | { passed: false; reasons: readonly { reason: string }[] }

const refused = (reason: string): Verdict => ({ passed: false, reasons: [{ reason }] })

/**
 * Returns a function that judges a model's answer as the user would see it: by the critic, against repeating the note,
 * and against repeating the examples it was shown.
 */
function judgeFor(brief: Brief, shown: readonly string[]): (reply: string) => Verdict {
  const firstName = sayableName(brief.firstName)
  const critic = criticFor({ form: brief.form, level: brief.level, firstName, recent: brief.recent })
  const examples = shown.map((line) => fingerprint(line.replace('{name}, ', '')))
  return (reply) => {
    const line = readAnswer(reply)
    if (line === undefined) return refused('There was no line in it.')
    const echo = repeatedFromNote(brief.note, line)
    if (echo) return refused('It repeats the words of the note: use other ones.')
    const text = brief.form === 'distanced' ? insertName(line, firstName) : line
    if (text === brief.gentlerThan) return refused('That is the line that was too much: write a gentler one.')
    const print = fingerprint(text, firstName)
    if (examples.some((example) => similarity(print, example) > duplicateThreshold))
      return refused('That is nearly one of the lines it was shown: write one of its own.')
    const { verdict, faults } = critic(text)
    return verdict === 'pass' ? { passed: true, text } : { passed: false, reasons: faults }
  }
}

/**
 * Completes the line. Glimmer describes why it was chosen, from the brief: a model's words are never given as the
 * reason.
 */
function finish(brief: Brief, theme: Theme, text: string, model: string): WrittenLine {
  const { form, level } = brief
  const description = describe({ ...brief, theme }, randomFrom(`why|${brief.seed}`))
  return { text, description, themes: [theme], form, level, origin: 'ai', charged: true, model }
}

/** The line, unless moderation objects to it. */
const moderated = async (endpoint: Endpoint, line: WrittenLine, attempt: Attempt): Promise<WrittenLine | undefined> =>
  (await endpoint.moderate(line.text, attempt)) === 'fine' ? line : undefined

/** Whether a note may be used. Throws `care_first` if moderation detects self-harm in it. */
export async function mayUse(note: string | undefined, endpoint: Endpoint, attempt: Attempt): Promise<boolean> {
  const heard = note ? await endpoint.moderate(note, attempt) : 'fine'
  if (heard === 'self-harm') throw new Problem('care_first')
  return heard === 'fine'
}

/**
 * Has a model write the line, and rewrite it up to twice if it is refused. Undefined if there is no usable line: the
 * model refused, every line had faults, two made no sense, or moderation objected. The note must be one that `mayUse`
 * allows. Rejects if the endpoint fails.
 */
export async function draftLine(
  { endpoint, model, makesSense, onRefused }: WriterTools,
  asked: Brief,
  attempt: Attempt,
): Promise<WrittenLine | undefined> {
  const theme = randomFrom(`theme|${asked.seed}`).pick(asked.themes)
  const brief = { ...asked, themes: withFirst(theme, asked.themes) }
  const reasons: string[] = []
  const refuse = (reply: string, reason: string) => {
    reasons.push(reason)
    onRefused?.(readAnswer(reply) ?? '', reason)
  }
  const judge = judgeFor(brief, promptFor(brief).shown)
  for (let turn = 0, odd = 0; turn <= rewrites && odd < oddLines; turn++) {
    const { messages } = promptFor(brief, reasons)
    const reply = await endpoint.complete({ model, messages, reply: aLine }, attempt)
    if (reply === undefined) return undefined
    const judged = judge(reply)
    if (!judged.passed) {
      refuse(reply, judged.reasons.map(({ reason }) => reason).join(' '))
      continue
    }
    if (await makesSense(judged.text, brief, attempt))
      return moderated(endpoint, finish(brief, theme, judged.text, model), attempt)
    odd++
    refuse(reply, senseless.reason)
  }
  return undefined
}
