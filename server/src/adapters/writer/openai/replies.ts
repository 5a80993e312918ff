import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions'
import * as z from 'zod'

/** An answer: an object with these properties, all of one type. */
export interface Reply {
  name: string
  properties: readonly string[]
  type: 'string' | 'boolean'
  /** The only answers allowed. */
  values?: readonly string[]
  /** How freely a model chooses its words. */
  temperature: number
}

export const aLine: Reply = { name: 'affirmation', properties: ['line'], type: 'string', temperature: 0.8 }

/** A set, with each line under its name. */
export const linesNamed = (names: readonly string[]): Reply => ({ ...aLine, name: 'affirmations', properties: names })

/** The response formats to request a reply in, strictest first: if one is rejected, the next is tried. */
export function replyFormats({ name, properties, type, values }: Reply) {
  const value = values ? { type, enum: values } : { type }
  const schema = {
    type: 'object',
    properties: Object.fromEntries(properties.map((property) => [property, value])),
    required: properties,
  }
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
