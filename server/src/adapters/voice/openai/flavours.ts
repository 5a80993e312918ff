import type { VoiceInfo } from '#ports/voice.ts'
import { kokoroVoices, localaiVoices, openaiVoices, openedaiVoices } from './voices.ts'

/** How the servers that speak OpenAI's API differ. */
export interface Flavour {
  /** Offered where the server cannot be asked, or does not answer. */
  documented: readonly VoiceInfo[]
  /** Whether GET /audio/voices names the voices. */
  lists: boolean
  /** Whether POST /dev/captioned_speech, beside /v1, speaks with word times. */
  captions: boolean
  /** An id that is not sent: the model's own voice. */
  unnamedVoice?: string
}

const plain = { lists: false, captions: false }

export const flavours = {
  openai: { ...plain, documented: openaiVoices },
  kokoro: { documented: kokoroVoices, lists: true, captions: true },
  speaches: { ...plain, documented: kokoroVoices, lists: true },
  localai: { ...plain, documented: localaiVoices, unnamedVoice: 'default' },
  openedai: { ...plain, documented: openedaiVoices },
} as const satisfies Record<string, Flavour>

export type FlavourName = keyof typeof flavours
