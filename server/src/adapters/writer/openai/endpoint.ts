import type { OpenAI } from 'openai'
import { statusOf, UnexpectedResponseError } from '#adapters/resilience/http.ts'
import type { Attempt } from '#adapters/resilience/resilient-calls.ts'
import { TimedOut } from '#adapters/resilience/with-deadline.ts'
import type { Message } from './prompt.ts'
import { Completion, Moderation, type Reply, replyFormats, type Verdict, verdictOf } from './replies.ts'

export interface EndpointSettings {
  /** With its version, without a trailing slash: `https://api.openai.com/v1`. */
  baseUrl: string
  /** Most self-hosted servers need none. */
  apiKey?: string | undefined
}

/** A request to an endpoint. */
export interface Question {
  model: string
  messages: readonly Message[]
  reply: Reply
}

/** An OpenAI-compatible server. What was learnt about its capabilities is remembered until the process ends. */
export interface Endpoint {
  /** Returns the model's answer; undefined if it refused. Rejects if the server failed, or the signal aborts. */
  complete(question: Question, attempt: Attempt): Promise<string | undefined>
  /** Returns the moderation's verdict; `fine` if the server has none. Rejects like `complete`. */
  moderate(text: string, attempt: Attempt): Promise<Verdict>
}

/** Statuses with which servers reject an unknown response format. */
const refusesFormat = new Set([400, 415, 422, 501])
/** Statuses with which servers without moderation respond to its URL. */
const hasNoModeration = new Set([400, 403, 404, 405, 501])

async function connect({ baseUrl, apiKey }: EndpointSettings): Promise<OpenAI> {
  const { OpenAI: Client } = await import('openai')
  return new Client({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'none',
    organization: null,
    project: null,
    maxRetries: 0,
    // Its log would contain the request.
    logLevel: 'off',
    // A redirect could send the key to another server.
    fetchOptions: { redirect: 'error' },
  })
}

/** Loads the client library at once, so that no user waits for it later. */
export function openEndpoint(settings: EndpointSettings): Endpoint {
  const client = connect(settings)
  /** By model, the first format it accepted. */
  const formats = new Map<string, number>()
  let moderation: 'unknown' | 'there' | 'none' = 'unknown'

  async function completeAs(at: number, { model, messages, reply }: Question, attempt: Attempt) {
    const { chat } = await client
    const request = { model, messages: [...messages], ...replyFormats(reply)[at] }
    const answer = await attempt.retry(() => chat.completions.create(request, { signal: attempt.signal }))
    const read = Completion.safeParse(answer)
    if (!read.success) throw new UnexpectedResponseError('it answered something else than a completion')
    formats.set(model, at)
    const [choice] = read.data.choices
    const refused = choice?.message.refusal || choice?.finish_reason === 'content_filter'
    return refused ? undefined : (choice?.message.content ?? '')
  }

  return {
    async complete(question, attempt) {
      for (let at = formats.get(question.model) ?? 0; ; at++) {
        try {
          return await completeAs(at, question, attempt)
        } catch (error) {
          if (at + 1 >= replyFormats(question.reply).length || !refusesFormat.has(statusOf(error) ?? 0)) throw error
        }
      }
    },
    async moderate(text, attempt) {
      if (moderation === 'none') return 'fine'
      const { moderations } = await client
      try {
        const answer = await attempt.retry(() => moderations.create({ input: text }, { signal: attempt.signal }))
        const read = Moderation.safeParse(answer)
        if (!read.success) throw new UnexpectedResponseError('its moderation answered something else than a verdict')
        moderation = 'there'
        return verdictOf(read.data)
      } catch (error) {
        const missing = hasNoModeration.has(statusOf(error) ?? 0) || error instanceof UnexpectedResponseError
        if (moderation === 'there' || !missing) throw error
        moderation = 'none'
        return 'fine'
      }
    },
  }
}

/** Describes a failure for the log: the status at most, since a server's own message may repeat the request. */
export function describeEndpointFailure(error: unknown): string {
  if (error instanceof TimedOut || error instanceof UnexpectedResponseError) return error.message
  const status = statusOf(error)
  return status === undefined ? 'it could not be reached' : `it answered ${status}`
}
