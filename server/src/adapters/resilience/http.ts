/** A server answered with a status that is no success. */
export class HttpFailure extends Error {
  readonly status: number
  readonly headers: Headers
  constructor({ status, headers }: Response) {
    super(`it answered ${status}`)
    this.status = status
    this.headers = headers
  }
}

/**
 * A successful response. Throws {@link HttpFailure} for any other, and fetch's own error where there is none. Redirects
 * are errors: they would take a key to somebody else.
 */
export async function fetchOk(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'error' })
  if (response.ok) return response
  await response.body?.cancel()
  throw new HttpFailure(response)
}

/** The whole body. Throws when it breaks off, or is longer than `maxBytes`: no server can fill the memory. */
export async function readBytes({ body }: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop by throwing hangs up.
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new Error(`the answer is longer than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** The HTTP status a call failed with, ours or a client library's; undefined when there was no answer. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined

/** The provider answered something it never should; the message says what, in words of our own. */
export class OddAnswer extends Error {}

/** What went wrong, in a word for the log that holds nothing of what was sent or answered. */
export function troubleOf(error: unknown): string {
  if (error instanceof OddAnswer) return error.message
  const status = statusOf(error)
  if (status !== undefined) return `status ${status}`
  return error instanceof Error ? error.name : 'no answer'
}

/** How long a server asks to be left alone, in milliseconds (RFC 9110 section 10.2.3); undefined where it does not say. */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(at - now, 0)
}

/** What {@link readRetryAfter} makes of the answer a call failed with. */
export function retryAfterOf(error: unknown): number | undefined {
  const headers = error instanceof Error && 'headers' in error ? error.headers : undefined
  return headers instanceof Headers ? readRetryAfter(headers.get('retry-after'), Date.now()) : undefined
}
