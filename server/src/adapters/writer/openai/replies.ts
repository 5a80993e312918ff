import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions'
import * as z from 'zod'

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

/** As much of a chat completion as is read; servers differ in the rest. */
export const Completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
})

export const Moderation = z.object({
  results: z.array(z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.boolean().nullish()) })).min(1),
})

/** What a moderation said. `self-harm`: whoever wrote that needs people, not a line. */
export type Verdict = 'fine' | 'flagged' | 'self-harm'

export function verdictOf({ results }: z.output<typeof Moderation>): Verdict {
  const flagged = results.filter((result) => result.flagged)
  const harm = flagged.some(({ categories }) =>
    Object.entries(categories).some(([name, on]) => on && name.startsWith('self-harm')),
  )
  if (harm) return 'self-harm'
  return flagged.length > 0 ? 'flagged' : 'fine'
}
