import { parentPort } from 'node:worker_threads'
import type { Pauses } from '#ports/voice.ts'
import type { Clip, ClipPiece } from '../clip-writer.ts'
import { mp3Encoder } from '../encode-mp3.ts'
import type { WordToSay } from './clauses.ts'
import { clearsAway } from './clear-away.ts'
import { loadEngine } from './engine.ts'
import { pronouncer } from './phones.ts'
import { presetById } from './presets.ts'
import { speak } from './speak.ts'

/** What the thread is asked: which preset says which words. */
export interface SpeakJob {
  voice: string
  words: readonly WordToSay[]
  rate: number
  pauses: Pauses
}

/** What it answers, once for each job and in their order. No clip: the engine failed, and the next job may be fine. */
export type SpeakAnswer = { clip: Clip | undefined }

/** What it tells before: the next piece of the clip it is working on. */
export type SpeakProgress = { piece: ClipPiece }

const begin = await mp3Encoder()
const engine = loadEngine()
const clearAway = clearsAway()
const tools = { engine, begin, pronounce: pronouncer(engine) }

const tell = (piece: ClipPiece) => parentPort?.postMessage({ piece } satisfies SpeakProgress)

function answer({ voice, words, rate, pauses }: SpeakJob): SpeakAnswer {
  const preset = presetById(voice)
  try {
    return { clip: preset && speak(words, { preset, rate, pauses }, tools, tell) }
  } catch {
    // The error would quote the person's words, so the caller only learns that there was one.
    return { clip: undefined }
  }
}

parentPort?.on('message', (job: SpeakJob) => {
  const reply = answer(job)
  parentPort?.postMessage(reply, reply.clip ? [reply.clip.audio.buffer] : [])
  clearAway()
})
