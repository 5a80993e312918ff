/** A server responded with an unsuccessful status. */
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
 * Fetches a URL and returns the successful response. Throws {@link HttpFailure} for any other, and fetch's own error if
 * there is none. Redirects are errors: they could send a key to another server.
 */
export async function fetchOk(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'error' })
  if (response.ok) return response
  await response.body?.cancel()
  throw new HttpFailure(response)
}

/** Reads the whole body. Throws if it is cut off or longer than `maxBytes`, so that no server can exhaust memory. */
export async function readBytes({ body }: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Throwing out of the loop closes the connection.
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new Error(`the answer is longer than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** The HTTP status a call failed with, whether our error or a client library's; undefined if there was no response. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined

/** The provider's response violates its API; the message describes how, in our own words. */
export class UnexpectedResponseError extends Error {}

/** Describes an error in a few words for the log, with nothing of the request or the response. */
export function describeFailure(error: unknown): string {
  if (error instanceof UnexpectedResponseError) return error.message
  const status = statusOf(error)
  if (status !== undefined) return `status ${status}`
  return error instanceof Error ? error.name : 'no answer'
}

/** Parses Retry-After into milliseconds (RFC 9110 section 10.2.3); undefined if absent or malformed. */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(at - now, 0)
}

/** The parsed Retry-After of the response a call failed with. */
export function retryAfterOf(error: unknown): number | undefined {
  const headers = error instanceof Error && 'headers' in error ? error.headers : undefined
  return headers instanceof Headers ? readRetryAfter(headers.get('retry-after'), Date.now()) : undefined
}
