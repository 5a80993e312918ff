import { resolve } from 'node:path'
import { httpUrl } from '@glimmer/lib/settings/fields'
import { isLoopback } from '@glimmer/lib/settings/is-loopback'
import * as z from 'zod'
import { type Choice, ConfigError, type EnvironmentOf, openaiUrl, refuseUnused, required, secret } from './setting.ts'

/** Voice settings, by environment variable. */
export const voiceVariables = {
  /** Without it: the natural voice where it was fetched, otherwise the built-in one. */
  VOICE: z.enum(['flite', 'kokoro', 'openai', 'elevenlabs']).optional(),
  VOICE_BASE_URL: httpUrl.optional(),
  VOICE_API_KEY: secret(z.string().min(1)),
  VOICE_MODEL: z.string().min(1).optional(),
  VOICE_FLAVOUR: z.enum(['openai', 'kokoro', 'speaches', 'localai', 'openedai']).default('openai'),
  ELEVENLABS_API_KEY: secret(z.string().min(1)),
  /** A mirror to download the model from instead of its makers' servers. */
  VOICE_MODEL_MIRROR: httpUrl.optional(),
  /** A folder that already has the model: nothing is downloaded. */
  VOICE_MODEL_FOLDER: z.string().min(1).optional(),
  /** A file that lists another model's files, for tests. */
  TEST_VOICE_MANIFEST: z.string().min(1).optional(),
}
type Environment = EnvironmentOf<typeof voiceVariables>

export const voiceChoices: readonly Choice<Environment>[] = [
  { choice: 'VOICE=elevenlabs', isMade: ({ VOICE }) => VOICE === 'elevenlabs', names: ['ELEVENLABS_API_KEY'] },
  { choice: 'VOICE=openai', isMade: ({ VOICE }) => VOICE === 'openai', names: ['VOICE_FLAVOUR', 'VOICE_API_KEY'] },
  {
    choice: 'VOICE=openai or elevenlabs',
    isMade: ({ VOICE }) => VOICE === 'openai' || VOICE === 'elevenlabs',
    names: ['VOICE_BASE_URL', 'VOICE_MODEL'],
  },
]

/** Default model per flavour. Speaches and LocalAI run any model, so they have no default. */
const usualModels: Partial<Record<Environment['VOICE_FLAVOUR'], string>> = {
  openai: 'gpt-4o-mini-tts',
  kokoro: 'kokoro',
  openedai: 'tts-1',
}

function openai(env: Environment) {
  const { VOICE_FLAVOUR: flavour, VOICE_API_KEY: apiKey } = env
  const baseUrl = required(
    env.VOICE_BASE_URL ?? (flavour === 'openai' ? openaiUrl : undefined),
    `VOICE_FLAVOUR=${flavour} needs VOICE_BASE_URL, the server's address with its /v1.`,
  )
  if (baseUrl === openaiUrl && !apiKey)
    throw new ConfigError('VOICE=openai needs VOICE_API_KEY, or VOICE_BASE_URL of a server without keys.')
  const model = required(
    env.VOICE_MODEL ?? usualModels[flavour],
    `VOICE_FLAVOUR=${flavour} needs VOICE_MODEL, the model the server is to speak with.`,
  )
  return { kind: 'openai' as const, baseUrl, apiKey, model, flavour }
}

/** The natural voice, if it is asked for or its folder is given; with no setting, wherever it was fetched. */
function natural(env: Environment, isProduction: boolean) {
  const { VOICE_MODEL_MIRROR: mirror, VOICE_MODEL_FOLDER: folder, TEST_VOICE_MANIFEST: manifest } = env
  if (mirror && folder)
    throw new ConfigError('VOICE_MODEL_FOLDER has the model already; unset it, or unset VOICE_MODEL_MIRROR.')
  if (mirror && !mirror.startsWith('https:') && (isProduction || !isLoopback(mirror)))
    throw new ConfigError('VOICE_MODEL_MIRROR must begin with https://.')
  if (manifest && isProduction)
    throw new ConfigError(
      'TEST_VOICE_MANIFEST is for tests; unset it, or set APP_ENV to something other than production.',
    )
  const kind = env.VOICE || folder ? ('kokoro' as const) : ('default' as const)
  return { kind, mirror, folder: folder && resolve(folder), manifest }
}

/** Reads which voice engine speaks. Throws ConfigError. */
export function voiceConfig(env: Environment, isProduction: boolean) {
  if (env.VOICE === undefined || env.VOICE === 'kokoro') return natural(env, isProduction)
  refuseUnused(env, ['VOICE_MODEL_MIRROR', 'VOICE_MODEL_FOLDER', 'TEST_VOICE_MANIFEST'], 'VOICE=kokoro')
  if (env.VOICE === 'flite') return { kind: 'flite' as const }
  if (env.VOICE === 'openai') return openai(env)
  return {
    kind: 'elevenlabs' as const,
    baseUrl: env.VOICE_BASE_URL ?? 'https://api.elevenlabs.io',
    apiKey: required(env.ELEVENLABS_API_KEY, 'VOICE=elevenlabs needs ELEVENLABS_API_KEY.'),
    model: env.VOICE_MODEL ?? 'eleven_multilingual_v2',
  }
}
