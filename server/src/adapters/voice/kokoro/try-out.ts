import { voiceSample } from '@glimmer/contract'
import type { SpeakRequest, SpokenAudio } from '#ports/voice.ts'
import { presets } from './presets.ts'
import type { SpeakResult } from './speak.ts'

/** Seconds of work per second of speech above which a listener waits longer than the line lasts. */
const tooSlow = 1.5

type Speak = (request: SpeakRequest) => Promise<{ ok: true; speech: SpokenAudio; answer: SpeakResult } | { ok: false }>

export interface TryOutOptions {
  say: (sentence: string) => void
  onTrouble: (trouble: string) => void
  signal: AbortSignal
}

/**
 * Speaks one sentence twice, once to warm up the process and once to measure it, and logs the result; false if it
 * fails. The log then shows how fast the voice is on this machine before anybody waits for it.
 */
export async function tryOut(speak: Speak, { say, onTrouble, signal }: TryOutOptions): Promise<boolean> {
  const request = { text: voiceSample, voice: presets[0]?.id ?? '', signal }
  if (!(await speak(request)).ok) return false
  const from = performance.now()
  const spoken = await speak(request)
  if (!spoken.ok) return false
  const realTime = (performance.now() - from) / spoken.speech.durationMs
  const { shiftMs, levelDb } = spoken.answer
  say(
    `it is ready: a second of speech takes ${realTime.toFixed(2)} s, words are heard ${shiftMs.toFixed(0)} ms behind ` +
      `their lengths, its own level is ${levelDb.toFixed(1)} dB`,
  )
  if (realTime > tooSlow) onTrouble('this machine is slow for it: people wait longer than a line lasts')
  return true
}
