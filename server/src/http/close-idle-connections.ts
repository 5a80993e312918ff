import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * When the server closes, also closes connections that carry no request: those browsers opened in advance, and those
 * whose last response has been sent. Requests in flight are finished. Node itself would wait a minute for each
 * connection.
 */
export function closeIdleConnections(server: FastifyInstance) {
  const idle = new Set<Socket>()
  let closing = false
  server.server.on('connection', (socket: Socket) => {
    idle.add(socket)
    socket.once('close', () => idle.delete(socket))
  })
  server.server.on('request', ({ socket }) => idle.delete(socket))
  server.addHook('preClose', async () => {
    closing = true
    for (const socket of idle) socket.destroy()
  })
  server.addHook('onResponse', async ({ raw }) => {
    if (closing) raw.socket.destroySoon()
  })
}
