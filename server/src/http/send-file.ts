import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { FileStream } from '@glimmer/contract'
import type { FastifyReply } from 'fastify'

/** Answers a file as it is made, no faster than it is read. Where making it fails, the connection is broken off. */
export function sendFile(reply: FastifyReply, { stream, mime, name }: FileStream) {
  reply.headers({
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="${name}"`,
  })
  return reply.type(mime).send(Readable.fromWeb(stream as ReadableStream<Uint8Array>))
}
