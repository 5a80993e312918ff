import { type CallContext, isCircuitOpen, resilientCalls } from '#adapters/resilience/resilient-calls.ts'
import { TimedOut, withDeadline } from '#adapters/resilience/with-deadline.ts'
import type { Brief, OfferLater, Rewriter, Writer, WrittenLine } from '#ports/writer.ts'
import { Problem } from '#problem.ts'
import { openGate } from '#writing/gate/gate.ts'
import { levelForMood } from '#writing/ladder/climb.ts'
import { needsReader } from '#writing/note/read-note.ts'
import { themesForNote } from '#writing/note/themes-for-note.ts'
import { completeSet } from '#writing/phrasebook/complete-set.ts'
import { curatedLine, writeLine } from '#writing/phrasebook/write-line.ts'
import { draftLine, mayUse, type WriterTools } from './draft-line.ts'
import { draftRewordings } from './draft-rewordings.ts'
import { draftSet, type Lines } from './draft-set.ts'
import { describeEndpointFailure, type Endpoint, type EndpointSettings, openEndpoint } from './endpoint.ts'
import { type LoadingLimits, type ModelLoading, modelLoading } from './model-loading.ts'
import { promptFor, type ReadBrief } from './prompt.ts'
import { readSubject } from './read-subject.ts'
import { aLine } from './replies.ts'

export interface WriterSettings extends EndpointSettings {
  model: string
  /** Whether the model writes lines, or only reads notes for the phrasebook; it writes if left out. */
  role?: 'write' | 'read'
}

export interface WriterOptions {
  /** For the model: the whole request, retries and rewrites included. Thirty seconds if left out. */
  timeoutMs?: number | undefined
  /** For the person: then the phrasebook writes. Eight seconds if left out. */
  patienceMs?: number | undefined
  /** Milliseconds before a retry, if the server sends no Retry-After. */
  backoffMs?: number
  /** When the server's model has to be loaded first; if left out it counts as loaded. */
  loading?: LoadingLimits
  /**
   * Called with the reason when the phrasebook is used instead; it contains nothing of the user's words or the model's.
   */
  onTrouble?: (trouble: string) => void
}

/** What the model wrote, or a problem with the note; undefined if the phrasebook has to be used. */
type Drafted<T> = T | Problem | undefined

/** The person who waits for a line. */
interface Waiting<T> {
  patienceMs: number
  onTrouble: WriterOptions['onTrouble']
  leaving: AbortSignal
  offer?: ((late: Promise<T | undefined>) => void) | undefined
}

/** The phrasebook as fallback: labelled as its own work, and never charged. */
const standIn = (brief: ReadBrief): WrittenLine => ({ ...writeLine(brief), charged: false })

/** The note, if it needs a reader: the phrasebook's own lists do not know it. */
const noteToRead = ({ note }: Brief): string | undefined => (note !== undefined && needsReader(note) ? note : undefined)

/** An ordinary question: a server that answers it has loaded its model, and has read the rules. */
const anyBrief: Brief = {
  themes: ['calm'],
  form: 'first-person',
  level: 2,
  partOfDay: 'morning',
  seed: 'loading',
  recent: [],
}

const askingAnything = (endpoint: Endpoint, model: string) => (signal: AbortSignal) =>
  endpoint.complete(
    { model, messages: promptFor(anyBrief).messages, reply: aLine },
    { signal, retry: async (ask) => ask() },
  )

/** Reads the note, if it needs that: `brief` learns what it is about. False if the model may not see it. */
async function understand(desk: WriterTools, brief: ReadBrief, attempt: CallContext): Promise<boolean> {
  if (!(await mayUse(brief.note, desk.endpoint, attempt))) return false
  if (brief.steering?.workingOn && (await desk.endpoint.moderate(brief.steering.workingOn, attempt)) !== 'fine')
    brief.steering = { ...brief.steering, workingOn: '' }
  const note = noteToRead(brief)
  if (note) {
    brief.subject = await readSubject(desk, note, attempt)
    brief.themes = themesForNote(brief.note, brief.themes, brief.form, brief.subject)
  }
  return true
}

type Desk = WriterTools & { role: NonNullable<WriterSettings['role']> }

/** Has a set written, as a line is. The model's lines are also in `taken`, as soon as they are there. */
async function readAndWriteSet(
  { role, ...desk }: Desk,
  briefs: readonly ReadBrief[],
  taken: Lines,
  attempt: CallContext,
): Promise<WrittenLine[] | undefined> {
  const [first, ...others] = briefs
  if (!first || !(await understand(desk, first, attempt))) return undefined
  const { themes, subject, steering } = first
  for (const brief of others) Object.assign(brief, { themes, subject, steering })
  if (role === 'read') return completeSet(briefs, [], writeLine)
  await draftSet(desk, briefs, taken, attempt)
  return taken.some(Boolean) ? completeSet(briefs, taken, standIn) : undefined
}

/** What was drafted while the person waits. Then the model goes on if its line is wanted later, or is stopped. */
async function inTime<T>(
  drafting: Promise<Drafted<T>>,
  stop: AbortController,
  { leaving, offer, patienceMs, onTrouble }: Waiting<T>,
): Promise<Drafted<T>> {
  try {
    return await withDeadline({ provider: 'writer', timeoutMs: patienceMs, signal: leaving }, () => drafting)
  } catch (error) {
    const isLate = error instanceof TimedOut
    if (!isLate || !offer) stop.abort(error)
    if (!isLate) throw error
    offer?.(drafting.then((drafted) => (drafted instanceof Problem ? undefined : drafted)))
    onTrouble?.('it took longer than a person waits')
    return undefined
  }
}

/** Whether the model was loaded in time. */
async function isLoaded(
  loading: ModelLoading,
  { timeoutMs, onTrouble }: { timeoutMs: number; onTrouble: WriterOptions['onTrouble'] },
  stop: AbortSignal,
): Promise<boolean> {
  try {
    await withDeadline({ provider: 'writer', timeoutMs, signal: stop }, () => loading.isReady())
    return true
  } catch {
    if (!stop.aborted) onTrouble?.('its model is still loading')
    return false
  }
}

/**
 * A language model behind any OpenAI-compatible endpoint. Every line passes the gate; on any
 * failure the phrasebook writes instead, free of charge. Notes that the phrasebook does not understand
 * are read by the model first, in words of a closed list. A person waits less long than the model may take: its line is
 * then offered later, if the caller wants it; a late rewording is only finished, so that the server has read the rules
 * when the person asks again. While the model is loading nothing that the person does ends the load. No
 * model is used for the heaviest mood.
 */
export function openaiWriter(settings: WriterSettings, options: WriterOptions = {}): Writer {
  const { timeoutMs = 30_000, patienceMs = 8000, backoffMs = 300, onTrouble } = options
  const { model, role = 'write' } = settings
  const endpoint = openEndpoint(settings)
  const desk = { endpoint, model, gate: openGate() }
  const call = resilientCalls({ provider: 'writer', timeoutMs, backoffMs })
  const loading = options.loading && modelLoading(askingAnything(endpoint, model), options.loading)

  /** Has the line written: by the model, or by the phrasebook that it read the note for. */
  async function readAndWrite(brief: ReadBrief, attempt: CallContext): Promise<WrittenLine | undefined> {
    if (!(await understand(desk, brief, attempt))) return undefined
    return role === 'read' ? writeLine(brief) : draftLine(desk, brief, attempt)
  }

  /** What is written; undefined if the phrasebook has to be used without the model. */
  async function draft<T>(
    work: (attempt: CallContext) => Promise<T | undefined>,
    stop: AbortSignal,
  ): Promise<Drafted<T>> {
    if (loading && !(await isLoaded(loading, { timeoutMs, onTrouble }, stop))) return undefined
    try {
      const drafted = await call((attempt) => work(attempt).catch(asProblem), stop)
      loading?.hasAnswered()
      if (!drafted) onTrouble?.('no line of its passed')
      return drafted
    } catch (error) {
      if (!stop.aborted && !isCircuitOpen(error)) onTrouble?.(describeEndpointFailure(error))
      return undefined
    }
  }

  /** What was written while the person waits; undefined if the phrasebook has to be used. Throws a problem with the note. */
  async function written<T>(
    work: (attempt: CallContext) => Promise<T | undefined>,
    leaving: AbortSignal,
    offer?: Waiting<T>['offer'],
  ): Promise<T | undefined> {
    leaving.throwIfAborted()
    const stop = new AbortController()
    const drafted = await inTime(draft(work, stop.signal), stop, { leaving, offer, patienceMs, onTrouble })
    if (drafted instanceof Problem) throw drafted
    return drafted
  }

  async function write(originalBrief: Brief, leaving: AbortSignal, offer?: OfferLater): Promise<WrittenLine> {
    leaving.throwIfAborted()
    if (originalBrief.mood === 'heavy') return curatedLine(originalBrief)
    const brief: ReadBrief = { ...originalBrief, level: levelForMood(originalBrief.level, originalBrief.mood) }
    if (role === 'read' && !noteToRead(brief)) return writeLine(brief)
    const late = role === 'write' ? offer : undefined
    return (await written((attempt) => readAndWrite(brief, attempt), leaving, late)) ?? standIn(brief)
  }

  async function writeSet(asked: readonly Brief[], leaving: AbortSignal): Promise<WrittenLine[]> {
    leaving.throwIfAborted()
    const briefs = asked.map((brief): ReadBrief => ({ ...brief, level: levelForMood(brief.level, brief.mood) }))
    if (briefs.some(({ mood }) => mood === 'heavy')) return completeSet(briefs, [], curatedLine)
    if (role === 'read' && !briefs.some(noteToRead)) return completeSet(briefs, [], writeLine)
    const taken: Lines = briefs.map(() => undefined)
    const work = (attempt: CallContext) => readAndWriteSet({ ...desk, role }, briefs, taken, attempt)
    return (await written(work, leaving)) ?? completeSet(briefs, taken, standIn)
  }

  const reword: Rewriter['reword'] = async (asked, leaving) =>
    (await written(
      (attempt) => draftRewordings(desk, asked, attempt),
      leaving,
      () => undefined,
    )) ?? []

  return {
    name: `openai ${model}`,
    write,
    writeSet,
    curated: curatedLine,
    warmUp: () => void loading?.isReady(),
    rewriter: role === 'write' ? { model, reword } : undefined,
  }
}

/** A problem with the note, as a result: it does not mean that the endpoint is unhealthy. Throws anything else. */
function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  throw error
}
