import type { Speech, WordTiming } from '@glimmer/contract'
import { api, bytesAt } from '#platform/api/client.ts'
import { ApiError, isNetworkError, networkError, toApiError } from '#platform/api/errors.ts'
import { apiStream } from '#platform/api/stream.ts'
import type { Recording } from '../sources/audio-source.ts'
import { inPhrases } from '../sources/in-phrases.ts'

/**
 * A request for a line in a voice. A repeated request with the same idempotency key returns the same recording and is
 * charged once.
 */
export interface LiveRequest {
  id: string
  text: string
  voice: string
  idempotencyKey: string
  signal: AbortSignal
}

/** A recording that is being generated, and what has arrived of it. */
export interface LiveSpeech {
  /** The MP3 data so far, in order. */
  readonly pieces: readonly Uint8Array<ArrayBuffer>[]
  /** The words spoken in these pieces. */
  words: readonly WordTiming[]
  /** The whole recording, once nothing more is coming. */
  whole?: Recording
  /** Why nothing more is coming. */
  failure?: ApiError | undefined
  /** Resolves to the whole recording; rejects with the first failure. */
  readonly done: Promise<Recording>
  /** Called whenever `words`, `pieces`, `whole` or `failure` have changed. */
  onUpdate: () => void
  /** Requests the whole recording after a failure; the result is in `whole` and `failure`. */
  retry(): Promise<void>
  /** Aborts the request; the server stops generating too, unless somebody else is listening. */
  close(): void
}

/** After a lost connection the whole is requested at once, and again after each of these waits. */
const waitsMs = [1_000, 3_000, 9_000]

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

const timesOf = { exact: (_: string, words: Speech['words']) => words, estimated: inPhrases, none: () => [] }

/**
 * Turns the server's speech into a recording; how precisely its words light up depends on how exact their times are.
 */
export const asRecording = ({ text }: Pick<LiveRequest, 'text'>, speech: Speech, blob: Blob): Recording => ({
  means: 'voice',
  blob,
  words: timesOf[speech.timing](text, speech.words),
  durationMs: speech.durationMs,
  fallback: speech.fallback,
})

const callOf = ({ id, voice, idempotencyKey, signal }: LiveRequest) => ({
  params: { id },
  body: { voice },
  idempotencyKey,
  signal,
})

/** Fetches a recording the server has stored. */
const fetched = async (speech: Speech, request: LiveRequest) =>
  asRecording(request, speech, await bytesAt(speech.audioUrl, request))

/** Resolves after `ms`, or at once if aborted: the request that follows then fails by itself. */
const after = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
  })

const requestWhole = async (request: LiveRequest) =>
  fetched(await api('POST /affirmations/{id}/speak', callOf(request)), request)

/** Requests the whole recording, retrying up to three times while the connection is down. */
async function requestUntilConnected(request: LiveRequest): Promise<Recording> {
  for (const waitMs of waitsMs) {
    try {
      return await requestWhole(request)
    } catch (thrown) {
      if (!isNetworkError(toApiError(thrown))) throw thrown
      await after(waitMs, request.signal)
    }
  }
  return requestWhole(request)
}

/** Collects the parts of the response as they arrive. The promise settles with the first piece, or with the whole. */
function follow(request: LiveRequest, close: () => void) {
  const begun = Promise.withResolvers<LiveSpeech | Recording>()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const done = read().catch(orTheRest)
  const live: LiveSpeech = { pieces, words: [], done, onUpdate: () => undefined, retry, close }

  async function read(): Promise<Recording> {
    let speech: Speech | undefined
    for await (const part of apiStream('POST /affirmations/{id}/speak/live', callOf(request))) {
      if ('problem' in part) throw new ApiError(part.problem.status, part.problem)
      if ('speech' in part) speech = part.speech
      else {
        pieces.push(bytesOf(part.audio))
        live.words = [...live.words, ...part.words]
        begun.resolve(live)
        live.onUpdate()
      }
    }
    if (!speech) throw networkError()
    return pieces.length > 0
      ? asRecording(request, speech, new Blob(pieces, { type: speech.mime }))
      : fetched(speech, request)
  }
  async function settle(coming: Promise<Recording>) {
    try {
      live.whole = await coming
      begun.resolve(live.whole)
    } catch (thrown) {
      live.failure = toApiError(thrown)
      begun.reject(thrown)
    }
    if (!request.signal.aborted) live.onUpdate()
  }
  async function retry() {
    live.failure = undefined
    await settle(requestWhole(request))
  }
  function orTheRest(thrown: unknown) {
    if (pieces.length === 0 || !isNetworkError(toApiError(thrown))) throw thrown
    return requestUntilConnected(request)
  }
  void settle(done)
  return begun.promise
}

/**
 * Requests speech for a line. Resolves as soon as there is something to play: with the parts received so far while the
 * recording is generated, or with the whole if it exists already. If the connection is lost midway, the whole is
 * requested. Rejects as `api` does as long as nothing has been received.
 */
export function requestLiveSpeech(request: LiveRequest): Promise<LiveSpeech | Recording> {
  const left = new AbortController()
  const leave = () => left.abort(request.signal.reason)
  request.signal.addEventListener('abort', leave, { once: true })
  return follow({ ...request, signal: left.signal }, leave)
}
