import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions'
import * as z from 'zod'

/** An answer with one property. */
export interface Reply {
  name: string
  property: string
  type: 'string' | 'boolean'
  /** The only answers allowed. */
  values?: readonly string[]
  /** How freely a model chooses its words. */
  temperature: number
}

export const aLine: Reply = { name: 'affirmation', property: 'line', type: 'string', temperature: 0.8 }

/** The response formats to request a reply in, strictest first: if one is rejected, the next is tried. */
export function replyFormats({ name, property, type, values }: Reply) {
  const value = values ? { type, enum: values } : { type }
  const schema = { type: 'object', properties: { [property]: value }, required: [property] }
  return [
    {
      response_format: {
        type: 'json_schema',
        json_schema: { name, strict: true, schema: { ...schema, additionalProperties: false } },
      },
    },
    { response_format: { type: 'json_object' } },
    {},
  ] as const satisfies readonly Partial<ChatCompletionCreateParamsNonStreaming>[]
}

/** The part of a chat completion that is read; servers differ in the rest. */
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

/** A moderation verdict. `self-harm`: the writer of the text needs people, not a line. */
export type Verdict = 'fine' | 'flagged' | 'self-harm'

export function verdictOf({ results }: z.output<typeof Moderation>): Verdict {
  const flagged = results.filter((result) => result.flagged)
  const harm = flagged.some(({ categories }) =>
    Object.entries(categories).some(([name, on]) => on && name.startsWith('self-harm')),
  )
  if (harm) return 'self-harm'
  return flagged.length > 0 ? 'flagged' : 'fine'
}
