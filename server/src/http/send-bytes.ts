import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Bytes, BytesRedirect, BytesStream, FileStream } from '@glimmer/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#problem.ts'

type Part = 'whole' | 'unsatisfiable' | { first: number; last: number }

/**
 * The part of `length` bytes that a Range header asks for, both ends included (RFC 9110 section 14.2). Several ranges,
 * other units and malformed headers are ignored, as the standard allows: the whole is sent.
 */
export function readRange(header: string | undefined, length: number): Part {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  const [, from = '', to = ''] = match ?? []
  if (from === '' && to === '') return 'whole'
  if (from === '')
    return Number(to) === 0 || length === 0
      ? 'unsatisfiable'
      : { first: Math.max(0, length - Number(to)), last: length - 1 }
  const first = Number(from)
  const last = to === '' ? length - 1 : Math.min(Number(to), length - 1)
  if (to !== '' && Number(to) < first) return 'whole'
  return first >= length ? 'unsatisfiable' : { first, last }
}

/**
 * Sends bytes whole or in part (RFC 9110 sections 13 and 14): If-None-Match, Range, If-Range. Cached privately. Bytes
 * that are still being made are streamed whole, without a length.
 */
export async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  content: Bytes | BytesRedirect | BytesStream,
) {
  if ('address' in content) {
    if (content.maxAgeSeconds) reply.header('cache-control', `private, max-age=${content.maxAgeSeconds}`)
    return reply.redirect(content.address, 302)
  }
  if ('chunks' in content) {
    // Without x-accel-buffering a buffering proxy would hold the stream back until its end.
    reply.headers({ 'cache-control': 'no-store', 'accept-ranges': 'none', 'x-accel-buffering': 'no' })
    return reply.type(content.mime).send(Readable.from(content.chunks))
  }
  const { mime, etag, maxAgeSeconds } = content
  const tag = `"${etag}"`
  reply.headers({
    etag: tag,
    'accept-ranges': 'bytes',
    'cache-control': `private, max-age=${maxAgeSeconds}`,
    // An SVG carries its own styles; nothing in it may run, load or be framed as a page of ours.
    'content-security-policy': `default-src 'none'${mime === 'image/svg+xml' ? "; style-src 'unsafe-inline'" : ''}; sandbox`,
  })
  const { range, 'if-none-match': known, 'if-range': unless } = request.headers
  if (known?.split(/,\s*/).some((given) => given === tag || given === '*')) return reply.code(304).send()

  const bytes = typeof content.bytes === 'function' ? await content.bytes() : content.bytes
  const part = unless !== undefined && unless !== tag ? 'whole' : readRange(range, bytes.length)
  if (part === 'unsatisfiable') {
    reply.header('content-range', `bytes */${bytes.length}`)
    throw new Problem('range_not_satisfiable')
  }
  reply.type(mime)
  if (part === 'whole') return reply.send(Buffer.from(bytes))
  reply.code(206).header('content-range', `bytes ${part.first}-${part.last}/${bytes.length}`)
  return reply.send(Buffer.from(bytes.subarray(part.first, part.last + 1)))
}

/** Streams a file for download with backpressure. If producing it fails, the connection is aborted. */
export function sendFile(reply: FastifyReply, { stream, mime, name }: FileStream) {
  reply.headers({
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="${name}"`,
  })
  return reply.type(mime).send(Readable.fromWeb(stream as ReadableStream<Uint8Array>))
}
