import { type CallContext, isCircuitOpen, resilientCalls } from '#adapters/resilience/resilient-calls.ts'
import { TimedOut, withDeadline } from '#adapters/resilience/with-deadline.ts'
import type { Brief, OfferLater, Writer, WrittenLine } from '#ports/writer.ts'
import { Problem } from '#problem.ts'
import { openGate } from '#writing/gate/gate.ts'
import { levelForMood } from '#writing/ladder/climb.ts'
import { needsReader } from '#writing/note/read-note.ts'
import { themesForNote } from '#writing/note/themes-for-note.ts'
import { curatedLine, writeLine } from '#writing/phrasebook/write-line.ts'
import { draftLine, mayUse } from './draft-line.ts'
import { describeEndpointFailure, type EndpointSettings, openEndpoint } from './endpoint.ts'
import { type LoadingLimits, modelLoading } from './model-loading.ts'
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

/** The model's line, or a problem with the note; undefined if the phrasebook has to be used. */
type Drafted = WrittenLine | Problem | undefined

/** The person who waits for a line. */
interface Waiting {
  leaving: AbortSignal
  offer: OfferLater | undefined
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

/**
 * A language model behind any OpenAI-compatible endpoint. Every line passes the gate; on any
 * failure the phrasebook writes instead, free of charge. Notes that the phrasebook does not understand
 * are read by the model first, in words of a closed list. A person waits less long than the model may take: its line is
 * then offered later, if the caller wants it. While the model is loading nothing that the person does ends the load. No
 * model is used for the heaviest mood.
 */
export function openaiWriter(settings: WriterSettings, options: WriterOptions = {}): Writer {
  const { timeoutMs = 30_000, patienceMs = 8000, backoffMs = 300, onTrouble } = options
  const { model, role = 'write' } = settings
  const endpoint = openEndpoint(settings)
  const desk = { endpoint, model, gate: openGate() }
  const call = resilientCalls({ provider: 'writer', timeoutMs, backoffMs })
  const loading = options.loading && modelLoading(askAnything, options.loading)

  function askAnything(signal: AbortSignal) {
    const { messages } = promptFor(anyBrief)
    return endpoint.complete({ model, messages, reply: aLine }, { signal, retry: async (ask) => ask() })
  }

  /** Whether the model was loaded in time. */
  async function isLoaded(stop: AbortSignal): Promise<boolean> {
    if (!loading) return true
    try {
      await withDeadline({ provider: 'writer', timeoutMs, signal: stop }, () => loading.isReady())
      return true
    } catch {
      if (!stop.aborted) onTrouble?.('its model is still loading')
      return false
    }
  }

  /** Reads the note, if it needs that, and has the line written: by the model, or by the phrasebook that it read for. */
  async function readAndWrite(brief: ReadBrief, attempt: CallContext): Promise<WrittenLine | undefined> {
    if (!(await mayUse(brief.note, endpoint, attempt))) return undefined
    if (brief.steering?.workingOn && (await endpoint.moderate(brief.steering.workingOn, attempt)) !== 'fine')
      brief.steering = { ...brief.steering, workingOn: '' }
    const note = noteToRead(brief)
    if (note) {
      brief.subject = await readSubject(desk, note, attempt)
      brief.themes = themesForNote(brief.note, brief.themes, brief.form, brief.subject)
    }
    return role === 'read' ? writeLine(brief) : draftLine(desk, brief, attempt)
  }

  /** The line; undefined if the phrasebook has to be used without the model. `brief` learns what its note is about. */
  async function draft(brief: ReadBrief, stop: AbortSignal): Promise<Drafted> {
    if (!(await isLoaded(stop))) return undefined
    try {
      // A problem with the note does not mean that the endpoint is unhealthy.
      const drafted = await call((attempt) => readAndWrite(brief, attempt).catch(asProblem), stop)
      loading?.hasAnswered()
      if (!drafted) onTrouble?.('no line of its passed')
      return drafted
    } catch (error) {
      if (!stop.aborted && !isCircuitOpen(error)) onTrouble?.(describeEndpointFailure(error))
      return undefined
    }
  }

  /** What was drafted while the person waits. Then the model goes on if its line is wanted later, or is stopped. */
  async function inTime(
    drafting: Promise<Drafted>,
    stop: AbortController,
    { leaving, offer }: Waiting,
  ): Promise<Drafted> {
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

  async function write(originalBrief: Brief, leaving: AbortSignal, offer?: OfferLater): Promise<WrittenLine> {
    leaving.throwIfAborted()
    if (originalBrief.mood === 'heavy') return curatedLine(originalBrief)
    const brief: ReadBrief = { ...originalBrief, level: levelForMood(originalBrief.level, originalBrief.mood) }
    if (role === 'read' && !noteToRead(brief)) return writeLine(brief)
    const stop = new AbortController()
    const drafted = await inTime(draft(brief, stop.signal), stop, {
      leaving,
      offer: role === 'write' ? offer : undefined,
    })
    if (drafted instanceof Problem) throw drafted
    return drafted ?? standIn(brief)
  }

  return { name: `openai ${model}`, write, curated: curatedLine, warmUp: () => void loading?.isReady() }
}

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  throw error
}
