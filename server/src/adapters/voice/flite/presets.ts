import type { VoiceInfo } from '#ports/voice.ts'
import type { Band } from './equalise.ts'

/** A voice that users choose, and the engine's settings for it. */
export interface Preset extends VoiceInfo {
  /** One of the engine's own voices. */
  engineVoice: string
  /**
   * How much longer every sound is than the engine's default, which is too fast to take in. With these values four out
   * of five lines of the bank take between four and seven seconds.
   */
  durationStretch: number
  /** Other engine features by name. */
  features: Readonly<Record<string, number>>
  /** Equalisation that makes it warmer. */
  tone: readonly Band[]
  /** Brings its speech to -18 dBFS after equalisation. */
  gain: number
}

/** Clara's voice lacks low and high frequencies. */
const womans: readonly Band[] = [
  { shape: 'low-shelf', hertz: 380, decibels: 2 },
  { shape: 'bell', hertz: 1500, decibels: 1.5 },
  { shape: 'bell', hertz: 4300, decibels: 3, q: 1 },
]

/** The built-in voices in the order the plans open them: the only British one first. All are of basic quality. */
export const presets: readonly Preset[] = [
  {
    id: 'alasdair',
    name: 'Alasdair',
    accent: 'Scottish English, male',
    locale: 'en-GB',
    quality: 'basic',
    engineVoice: 'awb',
    durationStretch: 1.6,
    features: {},
    tone: [
      { shape: 'low-shelf', hertz: 280, decibels: 1.5 },
      { shape: 'bell', hertz: 700, decibels: 2 },
      { shape: 'bell', hertz: 2700, decibels: -4, q: 1 },
      { shape: 'high-shelf', hertz: 5000, decibels: 4 },
    ],
    gain: 0.955,
  },
  {
    id: 'clara',
    name: 'Clara',
    accent: 'US English, female',
    locale: 'en-US',
    quality: 'basic',
    engineVoice: 'slt',
    durationStretch: 1.52,
    features: { int_f0_target_stddev: 40 },
    tone: womans,
    gain: 0.55,
  },
  {
    id: 'clara-soft',
    name: 'Clara (soft)',
    accent: 'US English, female',
    locale: 'en-US',
    quality: 'basic',
    engineVoice: 'slt',
    durationStretch: 1.52,
    features: { f0_shift: 0.9 },
    tone: womans,
    gain: 0.668,
  },
  {
    id: 'ross',
    name: 'Ross',
    accent: 'US English, male',
    locale: 'en-US',
    quality: 'basic',
    engineVoice: 'rms',
    durationStretch: 1.38,
    features: {},
    tone: [
      { shape: 'bell', hertz: 850, decibels: 3, q: 1 },
      { shape: 'high-shelf', hertz: 3200, decibels: -7 },
    ],
    gain: 1.216,
  },
]

export const presetById = (id: string) => presets.find((preset) => preset.id === id)
