import type { Api, Call, Part } from '@glimmer/contract'
import { type Arguments, awaitNetwork, type CallOptions, notifyWritten, sendCall } from './client.ts'
import { networkError } from './errors.ts'

/** The routes that stream their response, one JSON object per line. */
export type StreamRoute = { [Key in keyof Api]: Part<Api[Key]> extends never ? never : Key }[keyof Api]

/** Far more than any response of our server holds: a longer one is treated as an error. */
const mostCharacters = 8_000_000
/** A connection without data for this long counts as lost; the server gives up sooner. */
const silenceMs = 45_000

/** Resolves as the promise does, or rejects with a timeout after `ms`. */
async function withinMs<T>(ms: number, coming: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(networkError('timeout')), ms)
  })
  return Promise.race([coming, tooLong]).finally(() => clearTimeout(timer))
}

/** Yields the lines of a response as they arrive, also a last one without a line break. */
async function* readLines(body: ReadableStream<Uint8Array<ArrayBuffer>>, signal?: AbortSignal) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let unfinished = ''
  let characters = 0
  try {
    for (;;) {
      const { done, value = '' } = await withinMs(silenceMs, awaitNetwork(reader.read(), signal))
      characters += value.length
      if (characters > mostCharacters) throw networkError()
      const lines = (unfinished + value).split('\n')
      unfinished = lines.pop() ?? ''
      yield* lines
      if (done) break
    }
    yield unfinished
  } finally {
    // Makes the server stop too when the caller stops reading.
    reader.cancel().catch(() => undefined)
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw networkError()
  }
}

/**
 * Calls a streaming route and yields each object as it arrives. Fails as `api` does, possibly midway: when the
 * connection breaks off or is silent for too long, or when the data is not what our server sends.
 */
export async function* apiStream<Key extends StreamRoute>(
  key: Key,
  ...[call]: Arguments<Call<Key, Api[Key]>>
): AsyncGenerator<Part<Api[Key]>> {
  const options: CallOptions = call ?? {}
  const { body } = await sendCall(key, options)
  if (body) for await (const json of readLines(body, options.signal)) if (json) yield parsed(json) as Part<Api[Key]>
  notifyWritten(key)
}
