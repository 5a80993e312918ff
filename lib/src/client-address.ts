import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/**
 * The form in which limits count an address. A home or a phone has a whole /64 of IPv6 addresses, so they count as one;
 * an IPv4 address written as IPv6 counts as the IPv4 address.
 */
export function addressForLimits(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const start = head === '' ? [] : head.split(':')
  const end = tail ? tail.split(':') : []
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0')
  return `${[...start, ...gap, ...end].slice(0, 4).join(':')}::/64`
}

/**
 * How many entries of X-Forwarded-For are trusted: each trusted proxy appends the address it saw at the right end, and
 * anyone can forge what is further left.
 */
export const trustProxies = (count: number) => (_address: string, hop: number) => hop < count

const loopback = /^(127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/

const loopbackHost = /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i

/**
 * Whether every hop of a request, as far as its headers say, was this machine, and it was asked for by a name of this
 * machine: no tunnel, no remote proxy, and no page elsewhere whose own name was made to point here (DNS rebinding).
 */
export function isFromThisMachine({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().flatMap((list) => list.split(','))
  if (!loopbackHost.test(headers.host ?? '')) return false
  return [socket.remoteAddress ?? '', ...forwarded].every((address) => loopback.test(address.trim()))
}
