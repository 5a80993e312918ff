import * as z from 'zod'
import { ConfigError, httpUrl, openaiUrl, required } from './setting.ts'

/** The voice's settings as the environment names them. */
export const voiceVariables = {
  VOICE: z.enum(['flite', 'openai', 'elevenlabs']).default('flite'),
  VOICE_BASE_URL: httpUrl.optional(),
  VOICE_API_KEY: z.string().min(1).optional(),
  VOICE_MODEL: z.string().min(1).optional(),
  VOICE_FLAVOUR: z.enum(['openai', 'kokoro', 'speaches', 'localai', 'openedai']).default('openai'),
  ELEVENLABS_API_KEY: z.string().min(1).optional(),
}
const Environment = z.object(voiceVariables)
type Environment = z.output<typeof Environment>

export type VoiceConfig =
  | { kind: 'flite' }
  | {
      kind: 'openai'
      baseUrl: string
      apiKey: string | undefined
      model: string
      flavour: Environment['VOICE_FLAVOUR']
    }
  | { kind: 'elevenlabs'; baseUrl: string; apiKey: string; model: string }

/** Speaches and LocalAI run whatever model they are given: there is none to suppose. */
const usualModels: Partial<Record<Environment['VOICE_FLAVOUR'], string>> = {
  openai: 'gpt-4o-mini-tts',
  kokoro: 'kokoro',
  openedai: 'tts-1',
}

function openai(env: Environment): VoiceConfig {
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
  return { kind: 'openai', baseUrl, apiKey, model, flavour }
}

/** Who speaks. Throws ConfigError. */
export function voiceConfig(env: Environment): VoiceConfig {
  if (env.VOICE === 'flite') return { kind: 'flite' }
  if (env.VOICE === 'openai') return openai(env)
  return {
    kind: 'elevenlabs',
    baseUrl: env.VOICE_BASE_URL ?? 'https://api.elevenlabs.io',
    apiKey: required(env.ELEVENLABS_API_KEY, 'VOICE=elevenlabs needs ELEVENLABS_API_KEY.'),
    model: env.VOICE_MODEL ?? 'eleven_multilingual_v2',
  }
}
