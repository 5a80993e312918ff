import * as z from 'zod'

const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/$/, ''))

/** The switches of the voice, as the environment names them. */
export const voiceVariables = {
  VOICE: z.enum(['flite', 'openai', 'elevenlabs']).default('flite'),
  VOICE_BASE_URL: url.optional(),
  VOICE_API_KEY: z.string().min(1).optional(),
  VOICE_MODEL: z.string().min(1).optional(),
  VOICE_FLAVOUR: z.enum(['openai', 'kokoro', 'speaches', 'localai', 'openedai']).default('openai'),
  ELEVENLABS_API_KEY: z.string().min(1).optional(),
}
const VoiceEnvironment = z.object(voiceVariables)
type VoiceEnvironment = z.output<typeof VoiceEnvironment>

export type VoiceConfig =
  | { kind: 'flite' }
  | {
      kind: 'openai'
      baseUrl: string
      apiKey: string | undefined
      model: string
      flavour: VoiceEnvironment['VOICE_FLAVOUR']
    }
  | { kind: 'elevenlabs'; baseUrl: string; apiKey: string; model: string }

const OPENAI_URL = 'https://api.openai.com/v1'
/** Speaches and LocalAI run whatever model they are given: there is none to suppose. */
const MODELS: Partial<{ [Flavour in VoiceEnvironment['VOICE_FLAVOUR']]: string }> = {
  openai: 'gpt-4o-mini-tts',
  kokoro: 'kokoro',
  openedai: 'tts-1',
}

/** What the switches choose, or the sentence that names the one that is missing. */
export function voiceConfig(env: VoiceEnvironment): VoiceConfig | { kind: 'half'; message: string } {
  if (env.VOICE === 'flite') return { kind: 'flite' }
  if (env.VOICE === 'elevenlabs') return elevenlabs(env)
  const flavour = env.VOICE_FLAVOUR
  const baseUrl = env.VOICE_BASE_URL ?? (flavour === 'openai' ? OPENAI_URL : undefined)
  if (!baseUrl) return half(`VOICE_FLAVOUR=${flavour} needs VOICE_BASE_URL, the server's address with its /v1.`)
  const { VOICE_API_KEY: apiKey } = env
  if (baseUrl === OPENAI_URL && !apiKey)
    return half('VOICE=openai needs VOICE_API_KEY, or VOICE_BASE_URL of a server without keys.')
  const model = env.VOICE_MODEL ?? MODELS[flavour]
  if (!model) return half(`VOICE_FLAVOUR=${flavour} needs VOICE_MODEL, the model the server is to speak with.`)
  return { kind: 'openai', baseUrl, apiKey, model, flavour }
}

function elevenlabs({ ELEVENLABS_API_KEY: apiKey, VOICE_BASE_URL, VOICE_MODEL }: VoiceEnvironment) {
  if (!apiKey) return half('VOICE=elevenlabs needs ELEVENLABS_API_KEY.')
  const baseUrl = VOICE_BASE_URL ?? 'https://api.elevenlabs.io'
  return { kind: 'elevenlabs' as const, baseUrl, apiKey, model: VOICE_MODEL ?? 'eleven_multilingual_v2' }
}

const half = (message: string) => ({ kind: 'half' as const, message })
