import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Lets go, as the server closes, of connections nobody asks anything on: those that browsers opened ahead, and those
 * whose last answer is through. What is under way is finished. Node itself would wait a minute for each of them.
 */
export function letGoOfSilent(server: FastifyInstance) {
  const silent = new Set<Socket>()
  let closing = false
  server.server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.server.on('request', ({ socket }) => silent.delete(socket))
  server.addHook('preClose', async () => {
    closing = true
    for (const socket of silent) socket.destroy()
  })
  server.addHook('onResponse', async ({ raw }) => {
    if (closing) raw.socket.destroySoon()
  })
}
