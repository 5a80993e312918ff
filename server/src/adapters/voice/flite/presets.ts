import type { VoiceInfo } from '#ports/voice.ts'

/** A voice as people choose it, and how the engine is set to speak as it. */
export interface Preset extends VoiceInfo {
  /** One of the engine's own voices. */
  engineVoice: string
  /**
   * How much longer than the engine's own every sound is: as it comes it talks faster than anyone can take to heart. With
   * these a line of eleven words takes about five seconds.
   */
  durationStretch: number
  /** Other engine features by name. */
  features: Readonly<Record<string, number>>
}

/** The built-in voices in the order the plans open them: the only British one first. Honestly basic, all of them. */
export const presets: readonly Preset[] = [
  {
    id: 'alasdair',
    name: 'Alasdair',
    accent: 'Scottish English, male',
    locale: 'en-GB',
    quality: 'basic',
    engineVoice: 'awb',
    durationStretch: 1.24,
    features: {},
  },
  {
    id: 'clara',
    name: 'Clara',
    accent: 'US English, female',
    locale: 'en-US',
    quality: 'basic',
    engineVoice: 'slt',
    durationStretch: 1.35,
    features: { int_f0_target_stddev: 40 },
  },
  {
    id: 'clara-soft',
    name: 'Clara, soft',
    accent: 'US English, female',
    locale: 'en-US',
    quality: 'basic',
    engineVoice: 'slt',
    durationStretch: 1.45,
    features: { f0_shift: 0.9 },
  },
  {
    id: 'ross',
    name: 'Ross',
    accent: 'US English, male',
    locale: 'en-US',
    quality: 'basic',
    engineVoice: 'rms',
    durationStretch: 1.19,
    features: {},
  },
]

export const presetById = (id: string) => presets.find((preset) => preset.id === id)
