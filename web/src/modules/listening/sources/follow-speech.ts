import type { Speech, WordTiming } from '@glimmer/contract'
import type { Tone } from '@glimmer/contract/lines'
import { wait } from '#lib/wait.ts'
import { api, bytesAt } from '#platform/api/client.ts'
import { type ApiError, isNetworkError, toApiError } from '#platform/api/errors.ts'
import type { Recording } from './audio-source.ts'
import { mergeIntoPhrases } from './estimate-cues.ts'

/** A line and the voice of the server to speak it in. A repeated request is charged once. */
export interface SpeechRequest {
  id: string
  text: string
  voice: string
  tone: Tone
  signal: AbortSignal
}

const timesOf = { exact: (_: string, words: Speech['words']) => words, estimated: mergeIntoPhrases, none: () => [] }

/** Downloads a recording. How precisely its words light up depends on how exact their times are. */
export async function fetchRecording(
  speech: Speech,
  { text, signal }: Pick<SpeechRequest, 'text' | 'signal'>,
): Promise<Recording> {
  return {
    method: 'voice',
    blob: await bytesAt(speech.audioUrl, { signal }),
    words: timesOf[speech.timing](text, speech.words),
    durationMs: speech.durationMs,
    fallback: speech.fallback,
  }
}

/** Requests a line's speech: the finished one, or what is recorded beyond `afterWords` words. Rejects as `api` does. */
export const requestSpeech = ({ id, voice, tone, signal }: SpeechRequest, afterWords?: number) =>
  api('POST /affirmations/{id}/speak/live', {
    params: { id },
    body: { voice, tone, ...(afterWords !== undefined && { afterWords }) },
    signal,
  })

/** A recording in progress, and what is known of it so far. */
export interface GrowingSpeech {
  /** Where it can be played meanwhile. */
  readonly streamUrl: string
  /** The words recorded so far. */
  words: readonly WordTiming[]
  /** Set once the recording is complete. */
  speech?: Speech
  /** Whether it had to be recorded again, so that its words are said at other times than those known before. */
  isAnother: boolean
  /** The complete recording, once it is downloaded. */
  whole?: Recording
  /** Why there will be no more of it. */
  failure?: ApiError | undefined
  /** Called whenever one of these has changed. */
  onUpdate: () => void
  /** Requests the rest again after a failure; the result is in `whole` and `failure`. */
  retry(): Promise<void>
  /** Stops following; the server stops recording too, unless somebody else is listening. */
  close(): void
}

/** After a lost connection the rest is requested at once, and again after each of these waits. */
const waitsMs = [0, 1_000, 3_000, 9_000]

/** Follows a recording from its first words until it is downloaded, or fails. */
export function followSpeech(
  { signal, ...line }: SpeechRequest,
  first: Pick<GrowingSpeech, 'streamUrl' | 'words'>,
): GrowingSpeech {
  const closed = new AbortController()
  const close = () => closed.abort(signal.reason)
  signal.addEventListener('abort', close, { once: true })
  const request = { ...line, signal: closed.signal }
  const growing: GrowingSpeech = { ...first, isAnother: false, onUpdate: () => undefined, retry: readToEnd, close }

  async function read(): Promise<Recording> {
    for (;;) {
      const { words, speech } = await requestSpeech(request, growing.words.length)
      if (speech) growing.isAnother = growing.words.some(({ startMs }, at) => startMs !== speech.words[at]?.startMs)
      if (speech) growing.speech = speech
      growing.words = speech?.words ?? words
      growing.onUpdate()
      if (speech) return fetchRecording(speech, request)
    }
  }
  async function readUntilConnected(): Promise<Recording> {
    for (const waitMs of waitsMs) {
      try {
        return await read()
      } catch (thrown) {
        if (!isNetworkError(toApiError(thrown))) throw thrown
        await wait(waitMs, request.signal)
      }
    }
    return read()
  }
  async function readToEnd() {
    growing.failure = undefined
    try {
      growing.whole = await readUntilConnected()
    } catch (thrown) {
      growing.failure = toApiError(thrown)
    }
    if (!request.signal.aborted) growing.onUpdate()
  }
  void readToEnd()
  return growing
}
