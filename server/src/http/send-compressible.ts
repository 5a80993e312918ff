import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Encoding = 'br' | 'gzip' | 'identity'

/** A file in memory, and how to get it compressed: that is done once, when it is first asked for. */
export interface CompressibleFile {
  type: string
  tag: string
  content: Buffer
  compressed(encoding: Exclude<Encoding, 'identity'>): Promise<Buffer>
}

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webmanifest: 'application/manifest+json',
}

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)]

/** A file to be sent. Its name says its type. */
export function compressibleFile(name: string, content: Buffer): CompressibleFile {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const made = new Map<Encoding, Promise<Buffer>>()
  return {
    type: types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    tag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    content,
    compressed(encoding) {
      const body =
        made.get(encoding) ??
        (encoding === 'br' ? compressBrotli(content, { params }) : compressGzip(content, { level: 9 }))
      made.set(encoding, body)
      return body
    },
  }
}

function encodingFor({ headers }: FastifyRequest, { type }: CompressibleFile): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '')
  const accepts = (encoding: Encoding) =>
    type !== types.png && new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?(,|$))`).test(accepted)
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity'
}

/** Sends a file in the best encoding that the browser takes; it is revalidated on every visit (RFC 9110, 13.1.2). */
export async function sendCompressible(request: FastifyRequest, reply: FastifyReply, file: CompressibleFile) {
  const encoding = encodingFor(request, file)
  const tag = `"${file.tag}-${encoding}"`
  reply.headers({ 'cache-control': 'no-cache', etag: tag, vary: 'accept-encoding' })
  if (reply.statusCode === 200 && request.headers['if-none-match'] === tag) return reply.code(304).send()
  reply.type(file.type)
  if (encoding === 'identity') return reply.send(file.content)
  return reply.header('content-encoding', encoding).send(await file.compressed(encoding))
}
