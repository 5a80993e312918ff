import type { SpeakRequest, SpeechResult, Voice } from '#ports/voice.ts'
import { asSpeech, pieceReporter } from '../clip-writer.ts'
import { type After, engineQueue } from '../engine-queue.ts'
import { normalise } from '../normalise/normalise.ts'
import { speedOf } from '../pace.ts'
import { whyOf } from './download/download-model.ts'
import type { SpeakAnswer, SpeakJob, SpeakProgress } from './host.ts'
import { type ModelSource, prepareModel, tryOut } from './prepare-model.ts'
import { presetById, presets } from './presets.ts'
import { threadsToUse } from './runtime.ts'
import { type HostOptions, restartLimiter, startHost } from './start-host.ts'

/** Increase it whenever the same text would sound or be timed differently: existing clips are then recorded again. */
const revision = 8

export interface KokoroOptions {
  model: ModelSource
  /** Where ONNX Runtime is installed. */
  runtimeFolder: string
  /** The process's entry file; the source beside this file if left out. */
  entry?: URL | undefined
  /** Called with plain sentences about its progress. */
  say: (sentence: string) => void
  /** Called with a plain sentence when something goes wrong; it contains nothing of the text. */
  onTrouble: (trouble: string) => void
  onProcess?: HostOptions['onProcess']
  /** For a file of another format: clips are 16-bit samples instead of MP3. */
  samplesOnly?: boolean
  /** The timeout from one piece of a text to the next, in milliseconds: half a minute if left out. */
  timeoutMs?: number | undefined
  /** How long a listener waits for others' lines before another voice speaks, in milliseconds: eight seconds if left out. */
  maxWaitMs?: number
  /** How long an idle process stays alive, in milliseconds: ten minutes if left out. */
  idleMs?: number
  after?: After
}

export interface KokoroVoice extends Voice {
  /** Settles once the model is present and has spoken (true), or never will (false). */
  ready: Promise<boolean>
}

/**
 * The natural voice: Kokoro-82M in its own process, one text at a time, as MP3 with exact word times, delivered
 * sentence by sentence. Its model is downloaded while the server is already running. Until it is present, and whenever
 * it is unavailable, every text fails as `broken` at once and another voice is the fallback. A process that is silent
 * for half a minute or dies is replaced, and only its own text fails.
 */
export function kokoroVoice(options: KokoroOptions): KokoroVoice {
  const { model, runtimeFolder, say, onTrouble } = options
  const closing = new AbortController()
  const restarts = restartLimiter(() => performance.now())
  const host = {
    entry: options.entry ?? new URL('./host.ts', import.meta.url),
    folder: model.folder,
    runtimeFolder,
    threads: threadsToUse(),
    samplesOnly: options.samplesOnly ?? false,
    onProcess: options.onProcess,
  }
  const queue = engineQueue<SpeakJob, SpeakAnswer, SpeakProgress>({
    start: (notify) => startHost(host, notify),
    timeoutMs: options.timeoutMs ?? 30_000,
    maxWaiting: 64,
    maxWaitMs: options.maxWaitMs ?? 8_000,
    idleMs: options.idleMs ?? 10 * 60_000,
    after: options.after,
    mayStart: () => !restarts.isPaused(),
    onLost(reason) {
      onTrouble(reason === 'broken' ? 'its process ended' : 'its process took too long and was ended')
      if (restarts.lost()) onTrouble('that was three times in ten minutes; it rests for ten')
    },
  })
  let isHere = false

  async function speak({ text, voice, rate = 1, tone = 'day', onPiece, untilWanted, signal }: SpeakRequest) {
    signal.throwIfAborted()
    const preset = presetById(voice)
    if (!preset) return { ok: false, reason: 'unknown-voice' } as const
    const normalised = normalise(text)
    if (!normalised.ok) return normalised
    if (!isHere) return { ok: false, reason: 'broken' } as const
    const words = normalised.words.map(({ spoken, sign }) => ({ spoken, sign }))
    const { pace, trim, blend } = preset
    const job = { voice, words, speed: pace * speedOf(tone, rate), trim, blend, tone }
    const report = pieceReporter(normalised.words, onPiece)
    const answered = await queue.ask(job, signal, ({ piece }) => report(piece), untilWanted)
    if (!answered.ok) return answered
    const { answer } = answered
    if ('failure' in answer) onTrouble(answer.failure)
    else if (answer.clip.times.length === normalised.words.length)
      return { ok: true, speech: asSpeech(answer.clip, normalised.words), answer } as const
    return { ok: false, reason: 'broken' } as const
  }

  async function prepare(): Promise<boolean> {
    isHere = await prepareModel({ model, runtimeFolder, say, onTrouble, signal: closing.signal })
    return isHere && tryOut(speak, { say, onTrouble, signal: closing.signal })
  }

  const ready = prepare().catch((error: unknown) => {
    if (!closing.signal.aborted) onTrouble(whyOf(error))
    return false
  })

  return {
    name: `kokoro-82m-v1.0-${revision}`,
    shouldPrerecord: true,
    ready,
    isReady: () => isHere,
    voices: async () => presets.map(({ id, name, accent, locale, quality }) => ({ id, name, accent, locale, quality })),
    async synthesize(request): Promise<SpeechResult> {
      const spoken = await speak(request)
      return spoken.ok ? { ok: true, speech: spoken.speech } : spoken
    },
    async close() {
      isHere = false
      closing.abort(new Error('the server is stopping'))
      await Promise.all([queue.close(), ready])
    },
  }
}
