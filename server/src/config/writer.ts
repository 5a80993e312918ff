import * as z from 'zod'

/** The switches of the writer, as the environment names them. */
export const writerVariables = {
  WRITER: z.enum(['phrasebook', 'openai']).default('phrasebook'),
  WRITER_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((text) => text.replace(/\/$/, ''))
    .optional(),
  WRITER_API_KEY: z.string().min(1).optional(),
  WRITER_MODEL: z.string().min(1).optional(),
}
const WriterEnvironment = z.object(writerVariables)

export type WriterConfig =
  | { kind: 'phrasebook' }
  | { kind: 'openai'; baseUrl: string; apiKey: string | undefined; model: string }

const openaiUrl = 'https://api.openai.com/v1'
const half = (message: string) => ({ kind: 'half' as const, message })

/** What the switches choose, or the sentence that names the one that is missing. */
export function writerConfig(
  env: z.output<typeof WriterEnvironment>,
): WriterConfig | { kind: 'half'; message: string } {
  const { WRITER_BASE_URL: baseUrl = openaiUrl, WRITER_API_KEY: apiKey, WRITER_MODEL: model } = env
  if (env.WRITER === 'phrasebook') {
    const idle = (['WRITER_BASE_URL', 'WRITER_API_KEY', 'WRITER_MODEL'] as const).find((name) => env[name])
    return idle ? half(`${idle} is for WRITER=openai; set it, or unset ${idle}.`) : { kind: 'phrasebook' }
  }
  if (!model) return half('WRITER=openai needs WRITER_MODEL, the model that is to write.')
  if (baseUrl === openaiUrl && !apiKey)
    return half('WRITER=openai needs WRITER_API_KEY, or WRITER_BASE_URL of a server without keys.')
  return { kind: 'openai', baseUrl, apiKey, model }
}
