import { isCircuitOpen, resilientCalls } from '#adapters/resilience/resilient-calls.ts'
import type { Brief, Writer, WrittenLine } from '#ports/writer.ts'
import { Problem } from '#problem.ts'
import { levelForMood } from '#writing/ladder/climb.ts'
import { curatedLine, writeLine } from '#writing/phrasebook/write-line.ts'
import { draftLine } from './draft-line.ts'
import { describeEndpointFailure, type EndpointSettings, openEndpoint } from './endpoint.ts'
import { type SenseSetting, senseCheck } from './sense-check.ts'

export interface WriterSettings extends EndpointSettings {
  model: string
  /** What decides whether a line makes sense. */
  sense: SenseSetting
}

export interface WriterOptions {
  /** For the whole request, retries and rewrites included. Eight seconds if left out. */
  timeoutMs?: number
  /** Milliseconds before a retry, if the server sends no Retry-After. */
  backoffMs?: number
  /**
   * Called with the reason when the phrasebook is used instead; it contains nothing of the user's words or the model's.
   */
  onTrouble?: (trouble: string) => void
}

/** The phrasebook as fallback: labelled as its own work, and never charged. */
const standIn = (brief: Brief): WrittenLine => ({ ...writeLine(brief), charged: false })

/**
 * A language model behind any OpenAI-compatible endpoint. Every line passes the critic and a sense check; on any
 * failure the phrasebook writes instead, free of charge. No model is used for the heaviest mood.
 */
export function openaiWriter(settings: WriterSettings, options: WriterOptions = {}): Writer {
  const { timeoutMs = 8000, backoffMs = 300, onTrouble } = options
  const { model } = settings
  const endpoint = openEndpoint(settings)
  const desk = { endpoint, model, makesSense: senseCheck(settings.sense, endpoint) }
  const call = resilientCalls({ provider: 'writer', timeoutMs, backoffMs })

  /** The model's line; undefined if the phrasebook has to be used. Rejects when the caller leaves. */
  async function draft(brief: Brief, leaving: AbortSignal): Promise<WrittenLine | Problem | undefined> {
    try {
      // A problem with the note does not mean that the endpoint is unhealthy.
      const drafted = await call((attempt) => draftLine(desk, brief, attempt).catch(asProblem), leaving)
      if (!drafted) onTrouble?.('no line of its passed')
      return drafted
    } catch (error) {
      leaving.throwIfAborted()
      if (!isCircuitOpen(error)) onTrouble?.(describeEndpointFailure(error))
      return undefined
    }
  }

  async function write(originalBrief: Brief, leaving: AbortSignal): Promise<WrittenLine> {
    leaving.throwIfAborted()
    if (originalBrief.mood === 'heavy') return curatedLine(originalBrief)
    const brief = { ...originalBrief, level: levelForMood(originalBrief.level, originalBrief.mood) }
    const drafted = await draft(brief, leaving)
    if (drafted instanceof Problem) throw drafted
    return drafted ?? standIn(brief)
  }

  return { name: `openai ${model}`, write, curated: curatedLine }
}

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  throw error
}
