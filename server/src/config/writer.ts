import { httpUrl } from '@glimmer/lib/settings/fields'
import * as z from 'zod'
import { ConfigError, collectErrors, type EnvironmentOf, openaiUrl, refuseUnused, required, secret } from './setting.ts'

/** Writer settings, by environment variable. */
export const writerVariables = {
  WRITER: z.enum(['phrasebook', 'openai']).default('phrasebook'),
  WRITER_BASE_URL: httpUrl.optional(),
  WRITER_API_KEY: secret(z.string().min(1)),
  WRITER_MODEL: z.string().min(1).optional(),
  WRITER_TIMEOUT_SECONDS: z.coerce.number().min(1).max(600).optional(),
  WRITER_ROLE: z.enum(['auto', 'write', 'read']).optional(),
  WRITER_EXTRA: z.string().optional(),
}

/** Reads which writer writes lines. Throws ConfigError. */
export function writerConfig(env: EnvironmentOf<typeof writerVariables>) {
  const { WRITER_BASE_URL: baseUrl = openaiUrl, WRITER_API_KEY: apiKey } = env
  if (env.WRITER === 'phrasebook') {
    refuseUnused(
      env,
      ['WRITER_BASE_URL', 'WRITER_API_KEY', 'WRITER_MODEL', 'WRITER_TIMEOUT_SECONDS', 'WRITER_ROLE', 'WRITER_EXTRA'],
      'WRITER=openai',
    )
    return { kind: 'phrasebook' as const }
  }
  const needs = collectErrors({
    model: () => required(env.WRITER_MODEL, 'WRITER=openai needs WRITER_MODEL, the model that is to write.'),
    apiKey: () => {
      if (baseUrl === openaiUrl && !apiKey)
        throw new ConfigError('WRITER=openai needs WRITER_API_KEY, or WRITER_BASE_URL of a server without keys.')
      return apiKey
    },
    extra: () => extraParameters(env.WRITER_EXTRA),
  })
  const timeoutMs = 1000 * (env.WRITER_TIMEOUT_SECONDS ?? 30)
  const role = env.WRITER_ROLE ?? 'auto'
  return { kind: 'openai' as const, baseUrl, ...needs, role, timeoutMs }
}

/** What Glimmer itself decides in a request. */
const own = ['model', 'messages', 'stream', 'n']

/** A provider's own parameters, from JSON. */
function extraParameters(json: string | undefined): Record<string, unknown> | undefined {
  if (json === undefined) return undefined
  const read = z.record(z.string(), z.unknown()).safeParse(parseJson(json))
  if (!read.success || own.some((name) => name in read.data))
    throw new ConfigError(
      `WRITER_EXTRA must be a JSON object of parameters, such as {"reasoning_effort":"low"}, without ${own.join(', ')}.`,
    )
  return read.data
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
