import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendBytes } from './send-bytes.ts'

test('makes no bytes for a caller who has them', async () => {
  let made = 0
  const server = Fastify()
  const bytes = async () => Buffer.from(`file ${++made}`)
  server.get('/', (request, reply) =>
    sendBytes(request, reply, { bytes, mime: 'text/plain', etag: 'a', maxAgeSeconds: 60 }),
  )
  const again = await server.inject({ url: '/', headers: { 'if-none-match': '"b", "a"' } })
  expect([again.statusCode, again.body, made]).toEqual([304, '', 0])
  const other = await server.inject({ url: '/', headers: { 'if-none-match': '"b"' } })
  expect([other.statusCode, other.body, other.headers.etag]).toEqual([200, 'file 1', '"a"'])
})
