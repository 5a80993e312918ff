import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions'

const schema = {
  type: 'object',
  properties: { line: { type: 'string' } },
  required: ['line'],
  additionalProperties: false,
}

/** What an endpoint is asked for, strictest first: what it refuses, the next one replaces. */
export const replyFormats = [
  { response_format: { type: 'json_schema', json_schema: { name: 'affirmation', strict: true, schema } } },
  { response_format: { type: 'json_object' } },
  {},
] as const satisfies readonly Partial<ChatCompletionCreateParamsNonStreaming>[]
