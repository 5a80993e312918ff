import { forms, type Level, moods, themes } from '@glimmer/contract'
import type { CallContext } from '#adapters/resilience/resilient-calls.ts'
import { withDeadline } from '#adapters/resilience/with-deadline.ts'
import type { Brief } from '#ports/writer.ts'
import type { NoteKind } from '#writing/bank/note-kinds.ts'
import { openGate } from '#writing/gate/gate.ts'
import { draftLine } from './draft-line.ts'
import { describeEndpointFailure, openEndpoint } from './endpoint.ts'
import { promptFor } from './prompt.ts'
import { readSubject } from './read-subject.ts'
import { aLine } from './replies.ts'
import type { WriterSettings } from './writer.ts'

/** What a model is good for, judged by a trial. */
export const judgements = ['write', 'read', 'off'] as const
export type Judgement = (typeof judgements)[number]

/** What became of one brief. */
export interface TrialLine {
  brief: Brief
  seconds: number
  /** The line that passed; undefined if none did. */
  taken: string | undefined
  /** Why the last one did not, or what failed. */
  reason: string | undefined
}

export interface TrialResult {
  lines: readonly TrialLine[]
  /** How many notes were read as a person would read them, of how many. */
  read: { right: number; of: number }
  judgement: Judgement
}

/** Notes with a subject that nobody would dispute. */
const notes: readonly { note: string; subjects: readonly NoteKind[] }[] = [
  { note: 'My dog died on Sunday', subjects: ['loss'] },
  { note: 'Big presentation tomorrow and my stomach is in knots', subjects: ['stage', 'work', 'worry'] },
  { note: 'I said yes again when I meant no', subjects: ['guilt'] },
  { note: 'bored, just bored', subjects: ['bored'] },
  { note: "we're moving to another town next month", subjects: ['move'] },
  { note: 'had a row with my sister', subjects: ['row', 'family', 'anger'] },
  { note: "can't sleep again", subjects: ['tired', 'worry'] },
  { note: 'the rent went up and I am short this month', subjects: ['money', 'worry'] },
  { note: 'I got the job!', subjects: ['glad', 'work'] },
  { note: 'everyone here seems to know what they are doing except me', subjects: ['doubt', 'compare', 'work'] },
]

const hours = ['morning', 'afternoon', 'evening', 'night'] as const

/** Fixed briefs: every theme, form and step, one in four with a note. */
export const trialBriefs = (count: number): Brief[] =>
  Array.from({ length: count }, (_, at) => ({
    themes: [themes[at % themes.length] ?? 'calm'],
    form: at % 2 === 0 ? 'first-person' : (forms[(at >> 1) % forms.length] ?? 'first-person'),
    level: (1 + (at % 5)) as Level,
    mood: at % 3 === 0 ? moods.filter((mood) => mood !== 'heavy')[at % 4] : undefined,
    note: at % 4 === 3 ? notes[(at >> 2) % notes.length]?.note : undefined,
    firstName: 'Sam',
    partOfDay: hours[at % hours.length] ?? 'morning',
    seed: `trial ${at}`,
    recent: [],
  }))

/** Shares and times from which a model is fit for something. */
const leastTaken = 0.6
const leastRead = 0.7

export const secondsAt = (lines: readonly TrialLine[], share: number): number =>
  lines.map(({ seconds }) => seconds).toSorted((one, other) => one - other)[Math.ceil(share * lines.length) - 1] ?? 0

function judge(lines: readonly TrialLine[], { right, of }: TrialResult['read'], timeoutMs: number): Judgement {
  const taken = lines.filter((line) => line.taken !== undefined).length
  if (taken >= leastTaken * lines.length && secondsAt(lines, 0.95) * 1000 < timeoutMs) return 'write'
  return right >= leastRead * of ? 'read' : 'off'
}

/**
 * Tries a model on fixed briefs and notes, as the product would use it, and judges what it is fit for. The first
 * question loads the model and is not counted. Rejects if the endpoint does not answer it.
 */
export async function tryModel(
  settings: Omit<WriterSettings, 'role'> & { timeoutMs: number },
  { count, loadMs, onLine }: { count: number; loadMs: number; onLine: (line: TrialLine) => void },
): Promise<TrialResult> {
  const { model, timeoutMs } = settings
  const endpoint = openEndpoint(settings)
  const gate = openGate()
  const within = <T>(ms: number, work: (attempt: CallContext) => Promise<T>): Promise<T> =>
    withDeadline({ provider: 'writer', timeoutMs: ms }, (signal) => work({ signal, retry: async (ask) => ask() }))
  const briefs = trialBriefs(count)

  const [first] = briefs
  if (first)
    await within(loadMs, (attempt) =>
      endpoint.complete({ model, messages: promptFor(first).messages, reply: aLine }, attempt),
    )

  const lines: TrialLine[] = []
  for (const brief of briefs) {
    let reason: string | undefined
    const onRefused = (line: string, why: string) => {
      reason = `“${line}” ${why}`
    }
    const from = performance.now()
    const taken = await within(timeoutMs, (attempt) =>
      draftLine({ endpoint, model, gate, onRefused }, brief, attempt),
    ).catch((error: unknown) => {
      reason = describeEndpointFailure(error)
      return undefined
    })
    const line = { brief, seconds: (performance.now() - from) / 1000, taken: taken?.text, reason }
    lines.push(line)
    onLine(line)
  }

  let right = 0
  for (const { note, subjects } of notes) {
    const subject = await within(timeoutMs, (attempt) => readSubject({ endpoint, model }, note, attempt)).catch(
      () => undefined,
    )
    if (subject && subjects.includes(subject)) right++
  }
  const read = { right, of: notes.length }
  return { lines, read, judgement: judge(lines, read, timeoutMs) }
}
