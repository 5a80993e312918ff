import type { VoiceInfo } from '#ports/voice.ts'
import { kokoroVoices, localaiVoices, openaiVoices, openedaiVoices } from './voices.ts'

/** How servers with OpenAI's API differ. */
export interface Flavour {
  /** Offered if the server cannot list its voices, or does not respond. */
  documented: readonly VoiceInfo[]
  /** Whether GET /audio/voices lists the voices. */
  lists: boolean
  /** Whether POST /dev/captioned_speech, beside /v1, returns word times. */
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
