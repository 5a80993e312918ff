import type { IncomingMessage } from 'node:http'

const loopback = /^(127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/

/** Whether everybody a request passed through, as far as it tells, was this machine: no tunnel, no proxy elsewhere. */
export function isFromThisMachine({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().flatMap((list) => list.split(','))
  return [socket.remoteAddress ?? '', ...forwarded].every((address) => loopback.test(address.trim()))
}
