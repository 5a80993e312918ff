import type { OpenAI } from 'openai'
import { statusOf, UnexpectedResponseError } from '#adapters/resilience/http.ts'
import type { CallContext } from '#adapters/resilience/resilient-calls.ts'
import { TimedOut } from '#adapters/resilience/with-deadline.ts'
import { type Dialect, plainer, type Question, requestIn, richest } from './dialect.ts'
import { isOnlyThought } from './read-answer.ts'
import { Completion, Moderation, type Verdict, verdictOf } from './replies.ts'

export interface EndpointSettings {
  /** With its version, without a trailing slash: `https://api.openai.com/v1`. */
  baseUrl: string
  /** Most self-hosted servers need none. */
  apiKey?: string | undefined
  /** Parameters of this provider's own, added to every completion. */
  extra?: Readonly<Record<string, unknown>> | undefined
}

/** An OpenAI-compatible server. What was learnt about its capabilities is remembered until the process ends. */
export interface Endpoint {
  /** Returns the model's answer; undefined if it refused. Rejects if the server failed, or the signal aborts. */
  complete(question: Question, attempt: CallContext): Promise<string | undefined>
  /** Returns the moderation's verdict; `fine` if the server has none. Rejects like `complete`. */
  moderate(text: string, attempt: CallContext): Promise<Verdict>
}

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
  /** By model, the richest request it accepted. */
  const dialects = new Map<string, Dialect>()
  let moderation: 'unknown' | 'there' | 'none' = 'unknown'

  async function completeIn(dialect: Dialect, question: Question, attempt: CallContext): Promise<string | undefined> {
    const { chat } = await client
    const request = { ...requestIn(dialect, question), ...settings.extra }
    const answer = await attempt.retry(() => chat.completions.create(request, { signal: attempt.signal }))
    const read = Completion.safeParse(answer)
    if (!read.success) throw new UnexpectedResponseError('it answered something else than a completion')
    dialects.set(question.model, dialect)
    const [choice] = read.data.choices
    if (choice?.message.refusal || choice?.finish_reason === 'content_filter') return undefined
    const content = choice?.message.content ?? ''
    if (choice?.finish_reason === 'length' && !dialect.thinks && isOnlyThought(content))
      return completeIn({ ...dialect, thinks: true }, question, attempt)
    return content
  }

  return {
    async complete(question, attempt) {
      let dialect: Dialect | undefined = dialects.get(question.model) ?? richest
      for (;;) {
        try {
          return await completeIn(dialect, question, attempt)
        } catch (error) {
          dialect = plainer(dialect, error)
          if (!dialect) throw error
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
