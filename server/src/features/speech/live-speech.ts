import { EventEmitter, once } from 'node:events'
import type { Bytes, BytesStream, Speech, SpeechProgress, WordTiming } from '@glimmer/contract'
import { newToken } from '@glimmer/lib/tokens'
import type { Account } from '#app.ts'
import type { SpeechChunk } from '#ports/voice.ts'
import { orNotFound } from '#problem.ts'
import { minuteMs } from '#time/durations.ts'
import type { SpeakOrder } from './speak.ts'

const mime = 'audio/mpeg'
/** How long a stream's URL stays valid once its recording is complete. */
const validMs = minuteMs
/** A page is not connected between two of its requests; after this long it has left, and recording stops. */
const graceMs = 10_000

/** Chromium passes audio on to its player in blocks of this size. */
const blockBytes = 32_768
const tagHeaderBytes = 10

/**
 * An ID3v2.4 tag of padding that, with the first piece, fills a block: without it, Chromium starts to play only after
 * five seconds of audio have arrived.
 */
function paddingBefore({ length }: Uint8Array): Uint8Array {
  const size = blockBytes - ((length + tagHeaderBytes) % blockBytes)
  const tag = Buffer.alloc(tagHeaderBytes + size)
  tag.write('ID3\u0004')
  // Seven bits a byte, so that no byte looks like the start of a frame.
  for (let byte = 0; byte < 4; byte++) tag[6 + byte] = (size >> (7 * (3 - byte))) & 0x7f
  return tag
}

/** Speaks until the signal aborts, and reports each piece of the recording as it is made. */
type Speak = (signal: AbortSignal, onPiece: (piece: SpeechChunk) => void) => Promise<Speech>

/** One recording in progress, followed by any number of requests. It stops when none has followed it for a while. */
function startSpeaking(speak: Speak) {
  const token = newToken()
  const abort = new AbortController()
  const changes = new EventEmitter().setMaxListeners(0)
  const chunks: Uint8Array[] = []
  let words: WordTiming[] = []
  let isComplete = false
  let followers = 0
  let leaving: NodeJS.Timeout | undefined

  const result = speak(abort.signal, (piece) => {
    if (chunks.length === 0) chunks.push(paddingBefore(piece.audio))
    chunks.push(piece.audio)
    words = [...words, ...piece.words]
    changes.emit('change')
  }).finally(() => {
    isComplete = true
    clearTimeout(leaving)
    changes.emit('change')
  })

  /** Counts a request as a follower; returns the function that ends this. */
  function follow() {
    followers += 1
    clearTimeout(leaving)
    return () => {
      followers -= 1
      if (followers > 0 || isComplete) return
      leaving = setTimeout(() => abort.abort(new Error('nobody is listening')), graceMs).unref()
    }
  }

  /** Yields the recording from its start, waiting for what is not made yet. A failed recording just ends. */
  async function* allChunks(signal: AbortSignal) {
    let sent = 0
    while (sent < chunks.length || !isComplete) {
      const next = chunks.slice(sent)
      sent += next.length
      yield* next
      if (sent === chunks.length && !isComplete) await once(changes, 'change', { signal })
    }
  }

  async function* stream(signal: AbortSignal) {
    const leave = follow()
    try {
      yield* allChunks(signal)
    } catch (error) {
      if (!signal.aborted) throw error
    } finally {
      leave()
    }
  }

  return {
    token,
    result,
    /** Resolves when more than `afterWords` words are recorded, or all. Rejects as `speak` does. */
    async progress(afterWords: number, signal: AbortSignal): Promise<SpeechProgress> {
      const leave = follow()
      try {
        while (!isComplete && words.length <= afterWords) await once(changes, 'change', { signal })
        const speech = isComplete ? await result : null
        return { streamUrl: speech ? null : `/api/speech/${token}`, words, speech }
      } finally {
        leave()
      }
    },
    read: (signal: AbortSignal): Bytes | BytesStream =>
      isComplete
        ? { bytes: new Uint8Array(Buffer.concat(chunks)), mime, etag: token, maxAgeSeconds: 0 }
        : { chunks: stream(signal), mime },
  }
}
type LiveSpeech = ReturnType<typeof startSpeaking>

/**
 * Lines that are being spoken in this process. Callers who ask for the same line share one recording; another process
 * finds it once it is complete.
 */
export function liveSpeeches(
  speak: (account: Account, order: SpeakOrder, ...rest: Parameters<Speak>) => Promise<Speech>,
) {
  const inProgress = new Map<string, LiveSpeech>()
  const byToken = new Map<string, LiveSpeech>()

  function start(key: string, account: Account, order: SpeakOrder): LiveSpeech {
    const started = startSpeaking((signal, onPiece) => speak(account, order, signal, onPiece))
    inProgress.set(key, started)
    byToken.set(started.token, started)
    const closeStream = () => void byToken.delete(started.token)
    started.result
      .finally(() => inProgress.delete(key))
      .then(() => setTimeout(closeStream, validMs).unref(), closeStream)
    return started
  }

  return {
    /** Speaks a line, or follows it if it is being spoken. Rejects as `speak` does, also midway. */
    async speak(
      account: Account,
      { afterWords = 0, ...order }: SpeakOrder & { afterWords?: number | undefined },
      signal: AbortSignal,
    ): Promise<SpeechProgress> {
      const key = JSON.stringify([account.id, order.id, order.voice, order.tone])
      const live = inProgress.get(key) ?? start(key, account, order)
      return live.progress(afterWords, signal)
    },
    /** The recording of a stream's URL: what is made of it, and what follows. Throws `not_found`. */
    read: (token: string, signal: AbortSignal): Bytes | BytesStream => orNotFound(byToken.get(token)).read(signal),
  }
}
