import { httpUrl } from '@glimmer/lib/settings/fields'
import * as z from 'zod'
import { ConfigError, type EnvironmentOf, openaiUrl, refuseUnused, required, secret } from './setting.ts'

/** Artist settings, by environment variable. */
export const artistVariables = {
  ARTIST: z.enum(['vector', 'openai']).default('vector'),
  ARTIST_BASE_URL: httpUrl.optional(),
  ARTIST_API_KEY: secret(z.string().min(1)),
  ARTIST_MODEL: z.string().min(1).optional(),
}

/** Reads which artist draws avatars. Throws ConfigError. */
export function artistConfig(env: EnvironmentOf<typeof artistVariables>) {
  const { ARTIST_BASE_URL: baseUrl = openaiUrl, ARTIST_API_KEY: apiKey, ARTIST_MODEL: model } = env
  if (env.ARTIST === 'vector') {
    refuseUnused(env, ['ARTIST_BASE_URL', 'ARTIST_API_KEY', 'ARTIST_MODEL'], 'ARTIST=openai')
    return { kind: 'vector' as const }
  }
  if (baseUrl === openaiUrl && !apiKey)
    throw new ConfigError('ARTIST=openai needs ARTIST_API_KEY, or ARTIST_BASE_URL of a server without keys.')
  const needed = 'ARTIST=openai needs ARTIST_MODEL, the model that draws, such as gpt-image-2.5-flare.'
  return { kind: 'openai' as const, baseUrl, apiKey, model: required(model, needed) }
}
