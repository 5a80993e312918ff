import * as z from 'zod'

/** The artist's switches as the environment names them. */
export const artistVariables = {
  ARTIST: z.enum(['vector', 'openai']).default('vector'),
  ARTIST_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((text) => text.replace(/\/$/, ''))
    .optional(),
  ARTIST_API_KEY: z.string().min(1).optional(),
  ARTIST_MODEL: z.string().min(1).optional(),
}
const variables = z.object(artistVariables)

export type ArtistConfig =
  | { kind: 'vector' }
  | { kind: 'openai'; baseUrl: string; apiKey: string | undefined; model: string }

const OPENAI_URL = 'https://api.openai.com/v1'
const half = (message: string) => ({ kind: 'half' as const, message })

/** What the switches choose, or the sentence that names the one that is missing. */
export function artistConfig(env: z.output<typeof variables>): ArtistConfig | { kind: 'half'; message: string } {
  const { ARTIST_BASE_URL: baseUrl = OPENAI_URL, ARTIST_API_KEY: apiKey, ARTIST_MODEL: model } = env
  if (env.ARTIST === 'vector') {
    const stray = (['ARTIST_BASE_URL', 'ARTIST_API_KEY', 'ARTIST_MODEL'] as const).find((name) => env[name])
    return stray ? half(`${stray} is for ARTIST=openai; set it, or unset ${stray}.`) : { kind: 'vector' }
  }
  if (baseUrl === OPENAI_URL && !apiKey)
    return half('ARTIST=openai needs ARTIST_API_KEY, or ARTIST_BASE_URL of a server without keys.')
  if (!model) return half('ARTIST=openai needs ARTIST_MODEL, the model that draws, such as gpt-image-2.5-flare.')
  return { kind: 'openai', baseUrl, apiKey, model }
}
