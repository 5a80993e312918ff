import type { Speech, WordTiming } from '@glimmer/contract'
import { api, bytesAt } from '#platform/api/client.ts'
import { ApiError, isNetworkError, networkError, toApiError } from '#platform/api/errors.ts'
import { apiLines } from '#platform/api/lines.ts'
import type { Recording } from '../sources/audio-source.ts'
import { inPhrases } from '../sources/in-phrases.ts'

/** What is asked for: a line in a voice. Asked for again under the same key it is the same, and is charged once. */
export interface LiveRequest {
  id: string
  text: string
  voice: string
  idempotencyKey: string
  signal: AbortSignal
}

/** A recording that is being made, and what is here of it. */
export interface LiveSpeech {
  /** The MP3 so far, in order. */
  readonly pieces: readonly Uint8Array<ArrayBuffer>[]
  /** The words said in these pieces. */
  words: readonly WordTiming[]
  /** All of it, once nothing more is coming. */
  whole?: Recording
  /** Why nothing more is coming. */
  failure?: ApiError | undefined
  /** All of it; rejects with the first failure. */
  readonly done: Promise<Recording>
  /** Called whenever `words`, `pieces`, `whole` or `failure` have changed. */
  onNews: () => void
  /** Asks for all of it after a failure; how that went is in `whole` and `failure`. */
  retry(): Promise<void>
  /** Lets go of it: the server stops, too, where nobody else listens. */
  close(): void
}

/** After a lost connection the whole is asked for at once, and again after these times. */
const waitsMs = [1_000, 3_000, 9_000]

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

const timesOf = { exact: (_: string, words: Speech['words']) => words, estimated: inPhrases, none: () => [] }

/** A recording of the server's, its words lit as surely as their times are known. */
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

/** Fetches a recording the server has. */
const fetched = async (speech: Speech, request: LiveRequest) =>
  asRecording(request, speech, await bytesAt(speech.audioUrl, request))

/** Resolves after a time; at once where the wait is given up, since what follows it then fails by itself. */
const after = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
  })

const askForAll = async (request: LiveRequest) =>
  fetched(await api('POST /affirmations/{id}/speak', callOf(request)), request)

/** Asks for all of it until the connection is back, for a while. */
async function askUntilConnected(request: LiveRequest): Promise<Recording> {
  for (const waitMs of waitsMs) {
    try {
      return await askForAll(request)
    } catch (thrown) {
      if (!isNetworkError(toApiError(thrown))) throw thrown
      await after(waitMs, request.signal)
    }
  }
  return askForAll(request)
}

/** What has come of an answer, as it comes; `begun` settles with the first piece, or with the whole. */
function follow(request: LiveRequest, close: () => void) {
  const begun = Promise.withResolvers<LiveSpeech | Recording>()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const done = read().catch(orTheRest)
  const live: LiveSpeech = { pieces, words: [], done, onNews: () => undefined, retry, close }

  async function read(): Promise<Recording> {
    let speech: Speech | undefined
    for await (const part of apiLines('POST /affirmations/{id}/speak/live', callOf(request))) {
      if ('problem' in part) throw new ApiError(part.problem.status, part.problem)
      if ('speech' in part) speech = part.speech
      else {
        pieces.push(bytesOf(part.audio))
        live.words = [...live.words, ...part.words]
        begun.resolve(live)
        live.onNews()
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
    if (!request.signal.aborted) live.onNews()
  }
  async function retry() {
    live.failure = undefined
    await settle(askForAll(request))
  }
  function orTheRest(thrown: unknown) {
    if (pieces.length === 0 || !isNetworkError(toApiError(thrown))) throw thrown
    return askUntilConnected(request)
  }
  void settle(done)
  return begun.promise
}

/**
 * Asks to hear a line. Resolves as soon as there is something to hear: with what is here of the recording while it is
 * made, or with all of it where it was made before. When the connection is lost in the middle, the whole is asked for.
 * Rejects as `api` does while nothing has been heard.
 */
export function askLive(request: LiveRequest): Promise<LiveSpeech | Recording> {
  const left = new AbortController()
  const leave = () => left.abort(request.signal.reason)
  request.signal.addEventListener('abort', leave, { once: true })
  return follow({ ...request, signal: left.signal }, leave)
}
