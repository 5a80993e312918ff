import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions'
import { statusOf } from '#adapters/resilience/http.ts'
import type { Message } from './prompt.ts'
import { type Reply, replyFormats } from './replies.ts'

/** A request to an endpoint. */
export interface Question {
  model: string
  messages: readonly Message[]
  reply: Reply
}

/**
 * What a server takes, as steps down from the richest request: a JSON schema, JSON, or words; the limit under one name,
 * the other, or none; with temperature or without; with a system message or without.
 */
export interface Dialect {
  format: number
  limit: number
  sampling: number
  system: number
  /** Whether the model thinks before it answers: its thoughts count towards the limit. */
  thinks: boolean
}

export const richest: Dialect = { format: 0, limit: 0, sampling: 0, system: 0, thinks: false }

type Part = Exclude<keyof Dialect, 'thinks'>

/** Each part's last step, and the words by which a server names it. In the order in which parts are given up. */
const parts: readonly { part: Part; last: number; named: RegExp }[] = [
  { part: 'format', last: 2, named: /response_format|json_schema|json_object|schema|grammar/i },
  { part: 'limit', last: 2, named: /max_tokens|max_completion_tokens/i },
  { part: 'sampling', last: 1, named: /temperature|top_p/i },
  { part: 'system', last: 1, named: /\bsystem\b|\broles?\b/i },
]

/** Statuses with which servers reject a parameter they do not know. */
const refusesParameter = new Set([400, 415, 422, 501])

/** What the server says it rejects; undefined if it names nothing, or several things. */
function namedIn(error: unknown): Part | undefined {
  const { param, message } = error as { param?: unknown; message?: unknown }
  for (const said of [param, message]) {
    const named = parts.filter((one) => typeof said === 'string' && one.named.test(said))
    if (named.length === 1) return named[0]?.part
  }
  return undefined
}

/** The next request to try after one was rejected; undefined if the rejection is of another kind, or nothing is left. */
export function plainer(dialect: Dialect, error: unknown): Dialect | undefined {
  if (!refusesParameter.has(statusOf(error) ?? 0)) return undefined
  const left = parts.filter(({ part, last }) => dialect[part] < last)
  const named = namedIn(error)
  const next = left.find(({ part }) => part === named) ?? left[0]
  return next && { ...dialect, [next.part]: dialect[next.part] + 1 }
}

/** Tokens for each property of an answer, and for an answer with thoughts. Without a limit some models do not end. */
const room = { answer: 120, thoughts: 4000 }

/** The rules at the head of the first message of the user. */
const withoutSystem = ([rules, first, ...others]: readonly Message[]): Message[] => [
  { role: 'user', content: [rules?.content, first?.content].join('\n\n') },
  ...others,
]

/** The request for a question in a dialect. */
export function requestIn(
  { format, limit, sampling, system, thinks }: Dialect,
  { model, messages, reply }: Question,
): ChatCompletionCreateParamsNonStreaming {
  const tokens = thinks ? room.thoughts : room.answer * reply.properties.length
  return {
    model,
    messages: system === 0 ? [...messages] : withoutSystem(messages),
    ...replyFormats(reply)[format],
    ...[{ max_tokens: tokens }, { max_completion_tokens: tokens }, {}][limit],
    ...(sampling === 0 ? { temperature: reply.temperature, top_p: 0.95 } : {}),
  }
}
