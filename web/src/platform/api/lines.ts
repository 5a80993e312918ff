import type { Api, Call, Part } from '@glimmer/contract'
import { type Arguments, ask, type Given, received, tellWritten } from './client.ts'
import { networkError } from './errors.ts'

/** The routes that stream their response, one JSON object per line. */
export type LineRoute = { [Key in keyof Api]: Part<Api[Key]> extends never ? never : Key }[keyof Api]

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
      const { done, value = '' } = await withinMs(silenceMs, received(reader.read(), signal))
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

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw networkError()
  }
}

/**
 * Calls a streaming route and yields each object as it arrives. Fails as `api` does, possibly midway: when the
 * connection breaks off or is silent for too long, or when the data is not what our server sends.
 */
export async function* apiLines<Key extends LineRoute>(
  key: Key,
  ...[call]: Arguments<Call<Key, Api[Key]>>
): AsyncGenerator<Part<Api[Key]>> {
  const given: Given = call ?? {}
  const { body } = await ask(key, given)
  if (body) for await (const line of readLines(body, given.signal)) if (line) yield parsed(line) as Part<Api[Key]>
  tellWritten(key)
}
