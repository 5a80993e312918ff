import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort } from 'node:worker_threads'
import type { Tone } from '@glimmer/contract/lines'
import type { Clip, ClipPiece } from '../clip-writer.ts'
import { mp3Encoder } from '../encode-mp3.ts'
import type { WordToSay } from '../phrases.ts'
import { loadEngine } from './engine.ts'
import { pronouncer } from './phones.ts'
import { presetById } from './presets.ts'
import { speak } from './speak.ts'

/** A job for the thread: the preset and the words to speak. */
export interface SpeakJob {
  voice: string
  words: readonly WordToSay[]
  rate: number
  tone: Tone
}

/** The response, one for each job in order. Without a clip the engine failed; the next job may succeed. */
export type SpeakAnswer = { clip: Clip | undefined }

/** Sent before the response: the next piece of the clip in progress. */
export type SpeakProgress = { piece: ClipPiece }

const begin = await mp3Encoder()
const engine = loadEngine()
const collectAudio = audioCollector()
const tools = { engine, begin, pronounce: pronouncer(engine) }

const report = (piece: ClipPiece) => parentPort?.postMessage({ piece } satisfies SpeakProgress)

function answer({ voice, words, rate, tone }: SpeakJob): SpeakAnswer {
  const preset = presetById(voice)
  try {
    return { clip: preset && speak(words, { preset, rate, tone }, tools, report) }
  } catch {
    // The error could quote the user's words, so the caller only learns that there was one.
    return { clip: undefined }
  }
}

parentPort?.on('message', (job: SpeakJob) => {
  const reply = answer(job)
  parentPort?.postMessage(reply, reply.clip ? [reply.clip.audio.buffer] : [])
  collectAudio()
})

/** Collect once the audio of finished clips exceeds this; left alone, V8 lets it grow to some sixty megabytes. */
const maxBytes = 8_000_000

/**
 * Returns a function that frees the audio of finished clips, to be called between two clips. V8 collects according to
 * its own heap, and audio buffers are outside it: in a thread that does little else, a collection would never be
 * triggered.
 */
export function audioCollector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  return () => {
    if (process.memoryUsage().arrayBuffers > maxBytes) collect()
  }
}
