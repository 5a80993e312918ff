import type { IncomingMessage } from 'node:http'

const loopback = /^(127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/

/** Whether every hop of a request, as far as its headers say, was this machine: no tunnel and no remote proxy. */
export function isFromThisMachine({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().flatMap((list) => list.split(','))
  return [socket.remoteAddress ?? '', ...forwarded].every((address) => loopback.test(address.trim()))
}
