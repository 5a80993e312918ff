import type { Brief, Writer, WrittenLine } from '#ports/writer.ts'
import { Problem } from '#problem.ts'
import { admit, closedBreaker, type Outcome, settle } from '#resilience/breaker.ts'
import { gentled } from '#writing/ladder/climb.ts'
import { curatedLine, writeLine } from '#writing/phrasebook/write-line.ts'
import { draftLine } from './draft-line.ts'
import { type EndpointSettings, openEndpoint } from './endpoint.ts'
import { describeFailure } from './failure.ts'

export interface WriterOptions {
  /** For everything, second tries and rewrites included. Eight seconds when left out. */
  timeoutMs?: number
  /** Milliseconds before a second try where the server does not say. */
  backoffMs?: number
  /** Told why the phrasebook stood in, in words that hold nothing of the person's or the model's. */
  onTrouble?: (trouble: string) => void
}

/** The phrasebook in a model's place: labelled as its own work, and never charged. */
const standIn = (brief: Brief): WrittenLine => ({ ...writeLine(brief), charged: false })

/**
 * A language model behind any OpenAI-compatible endpoint. Every line passes the critic; whatever fails, the phrasebook
 * writes instead, free. On the heaviest mood no model is asked.
 */
export function openaiWriter(settings: EndpointSettings, options: WriterOptions = {}): Writer {
  const { timeoutMs = 8000, backoffMs = 300, onTrouble } = options
  const endpoint = openEndpoint(settings)
  let breaker = closedBreaker
  const end = (outcome: Outcome) => {
    breaker = settle(breaker, outcome, performance.now())
  }

  /** The model's line, or undefined where the phrasebook has to stand in. */
  async function draft(brief: Brief, leaving: AbortSignal, limit: AbortSignal): Promise<WrittenLine | undefined> {
    const signal = AbortSignal.any([leaving, limit])
    try {
      const line = await draftLine(endpoint, brief, { signal, deadline: performance.now() + timeoutMs, backoffMs })
      end('worked')
      if (!line) onTrouble?.('no line of its passed')
      return line
    } catch (error) {
      end(outcomeOf(error, leaving))
      leaving.throwIfAborted()
      if (error instanceof Problem) throw error
      onTrouble?.(describeFailure(error, limit.aborted))
      return undefined
    }
  }

  async function write(asked: Brief, leaving: AbortSignal): Promise<WrittenLine> {
    leaving.throwIfAborted()
    if (asked.mood === 'heavy') return curatedLine(asked)
    const brief = { ...asked, level: gentled(asked.level, asked.mood) }
    const admitted = admit(breaker, performance.now())
    if (!admitted) return standIn(brief)
    breaker = admitted
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), timeoutMs)
    const line = await draft(brief, leaving, limit.signal).finally(() => clearTimeout(timer))
    return line ?? standIn(brief)
  }

  return { name: `openai ${settings.model}`, write, curated: curatedLine }
}

/** What an error says of the endpoint: nothing when the person left, and no harm when it was well enough to judge. */
function outcomeOf(error: unknown, leaving: AbortSignal): Outcome {
  if (leaving.aborted) return 'left'
  return error instanceof Problem ? 'worked' : 'failed'
}
