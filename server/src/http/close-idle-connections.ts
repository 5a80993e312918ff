import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How long a kept-alive connection may take to send the request that its client has in mind. */
const lullMs = 500

/** The server's open connections, for an orderly end. */
export interface Connections {
  /** From now on each response ends its connection, so that clients send their next request elsewhere. */
  startDraining(): void
}

declare module 'fastify' {
  interface FastifyInstance {
    connections: Connections
  }
}

/** The connections that carry no request now: opened in advance, or between two requests. */
function idleConnections(server: FastifyInstance, onFree: (socket: Socket) => void) {
  const idle = new Set<Socket>()
  let whenNone: (() => void) | undefined
  const remove = (socket: Socket) => {
    idle.delete(socket)
    if (idle.size === 0) whenNone?.()
  }
  server.server.on('connection', (socket: Socket) => {
    idle.add(socket)
    socket.once('close', () => remove(socket))
  })
  server.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    remove(socket)
    response.once('close', () => {
      if (!socket.destroyed) idle.add(socket)
      onFree(socket)
    })
  })
  return {
    idle,
    untilNone: () =>
      new Promise<void>((resolve) => {
        whenNone = resolve
        if (idle.size === 0) resolve()
      }),
  }
}

/**
 * Ends connections without losing a request on them. While draining, each response carries `Connection: close`
 * (RFC 9112 section 9.6): a connection closed without it is reset under a client that is just sending. When the server
 * closes, it accepts no more connections; those that carry no request are closed, after half a second in which they may
 * still send one if the server was draining, and the others after their response. Node itself would wait a minute for
 * connections that browsers opened in advance.
 */
export function closeIdleConnections(server: FastifyInstance) {
  let draining = false
  let closing = false
  const { idle, untilNone } = idleConnections(server, (socket) => {
    if (closing) socket.destroySoon()
  })
  // Before Fastify's own listener, so that the responses which bypass it carry the header too.
  server.server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (draining) response.setHeader('connection', 'close')
  })
  // For requests that were in progress when draining began.
  server.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close')
  })
  server.addHook('preClose', async () => {
    // Node's own method would also close the kept-alive connections at once.
    Server.prototype.close.call(server.server)
    if (draining) await Promise.race([untilNone(), delay(lullMs, undefined, { ref: false })])
    closing = true
    for (const socket of idle) socket.destroy()
  })
  server.decorate('connections', {
    startDraining() {
      draining = true
    },
  })
}
