import type { VoiceInfo } from '#ports/voice.ts'

const titleCase = (words: string) => words.replace(/(?:^|\s)\S/g, (letter) => letter.toUpperCase())

const kokoroId = /^(?<accent>[a-z])(?<sex>[fm])_(?<name>[a-z]+)$/
const accents: Record<string, readonly [accent: string, locale: string]> = {
  a: ['US English', 'en-US'],
  b: ['British English', 'en-GB'],
}

/** What can be derived from a voice's id alone. Kokoro's ids encode accent and sex, whichever server it runs on. */
export function describeVoice(id: string): VoiceInfo {
  const { accent = '', sex, name } = kokoroId.exec(id)?.groups ?? {}
  const [spoken, locale] = accents[accent] ?? ['English', 'en']
  const known = name !== undefined && accent in accents
  return {
    id,
    name: titleCase(known ? name : id.replaceAll(/[_-]+/g, ' ')),
    accent: known ? `${spoken}, ${sex === 'f' ? 'female' : 'male'}` : spoken,
    locale,
    quality: 'natural',
  }
}

/** Kokoro has voices for eight more languages; they would read English with the wrong rules. */
export const speaksEnglish = (id: string) => {
  const accent = kokoroId.exec(id)?.groups?.accent
  return accent === undefined || accent in accents
}

const voicesOf = (ids: readonly string[]): VoiceInfo[] => ids.map(describeVoice)

/** The names OpenAI documents for its speech models. */
export const openaiVoices = voicesOf([
  ...['alloy', 'ash', 'ballad', 'coral', 'echo', 'fable', 'onyx', 'nova', 'sage', 'shimmer', 'verse', 'marin', 'cedar'],
])
/** The names in openedai-speech's default configuration. */
export const openedaiVoices = voicesOf(['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer'])
/** Each of LocalAI's models has its own voice, and the server does not list them. */
export const localaiVoices = [{ ...describeVoice('default'), name: 'Default' }]
/** Kokoro's English voices: the first letter is the accent, the second the sex. */
export const kokoroVoices = voicesOf([
  ...['bf_emma', 'bf_isabella', 'bf_alice', 'bf_lily', 'bm_george', 'bm_fable', 'bm_daniel', 'bm_lewis'],
  ...['af_heart', 'af_bella', 'af_nicole', 'af_sarah', 'am_michael', 'am_fenrir', 'am_puck'],
])

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
  /** Whether models other than tts-1 and tts-1-hd take a description of how to speak. */
  takesInstructions?: boolean
}

const plain = { lists: false, captions: false }

export const flavours = {
  openai: { ...plain, documented: openaiVoices, takesInstructions: true },
  kokoro: { documented: kokoroVoices, lists: true, captions: true },
  speaches: { ...plain, documented: kokoroVoices, lists: true },
  localai: { ...plain, documented: localaiVoices, unnamedVoice: 'default' },
  openedai: { ...plain, documented: openedaiVoices },
} as const satisfies Record<string, Flavour>

export type FlavourName = keyof typeof flavours
