import type { Api, Call, Part } from '@glimmer/contract'
import { type Arguments, ask, type Given, received, tellWritten } from './client.ts'
import { networkError } from './errors.ts'

/** The routes that answer while they work, one object a line. */
export type LineRoute = { [Key in keyof Api]: Part<Api[Key]> extends never ? never : Key }[keyof Api]

/** Far more than the longest line of ours has: what goes on beyond this is no answer. */
const mostCharacters = 8_000_000
/** A connection on which nothing came for this long is taken for lost; the server gives up sooner. */
const silenceMs = 45_000

/** The same promise, or a failure once it has taken too long. */
async function withinMs<T>(ms: number, coming: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(networkError('timeout')), ms)
  })
  return Promise.race([coming, tooLong]).finally(() => clearTimeout(timer))
}

/** The lines of an answer as they come, the last one too where nothing ends it. */
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
    // Whoever stops reading has the server stop, too.
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
 * Calls a route that answers while it works, and passes on each object as it comes. Fails as `api` does, in the middle
 * too: then the connection broke off, was silent for too long, or what came is not an answer of ours.
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
