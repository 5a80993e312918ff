import type { VoiceInfo } from '#ports/voice.ts'

/** A voice that users choose; its id is also the name of its file. */
export interface Preset extends VoiceInfo {
  /**
   * Relative to the model's own pace, which is that of reading a page aloud. With these values every voice says about
   * 135 words a minute, as the built-in ones do.
   */
  pace: number
  /** A factor for every sample: less than 1 for a voice whose peaks grow most when MP3 is decoded. */
  trim: number
  /** A voice that sounds less clean by itself has a share, from 0 to 1, of another one's table. */
  blend?: Blend
}

/** Another voice's file, and its share. */
export interface Blend {
  voice: string
  share: number
}

const british = { locale: 'en-GB', quality: 'natural', trim: 1 } as const
const american = { locale: 'en-US', quality: 'natural', trim: 1 } as const

/** The natural voices in the order the plans open them: British ones first, one female and one male. */
export const presets: readonly Preset[] = [
  { id: 'bf_emma', name: 'Emma', accent: 'British English, female', ...british, pace: 0.59 },
  {
    id: 'bm_george',
    name: 'George',
    accent: 'British English, male',
    ...british,
    pace: 0.715,
    blend: { voice: 'bm_fable', share: 0.3 },
  },
  { id: 'bf_isabella', name: 'Isabella', accent: 'British English, female', ...british, pace: 0.6 },
  { id: 'bm_fable', name: 'Fable', accent: 'British English, male', ...british, pace: 0.755, trim: 0.75 },
  { id: 'af_heart', name: 'Heart', accent: 'US English, female', ...american, pace: 0.57 },
  { id: 'am_michael', name: 'Michael', accent: 'US English, male', ...american, pace: 0.645 },
  {
    id: 'af_bella',
    name: 'Bella',
    accent: 'US English, female',
    ...american,
    pace: 0.575,
    blend: { voice: 'bf_isabella', share: 0.4 },
  },
  { id: 'am_fenrir', name: 'Fenrir', accent: 'US English, male', ...american, pace: 0.55 },
]

export const presetById = (id: string) => presets.find((preset) => preset.id === id)
