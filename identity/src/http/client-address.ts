import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** A home or a phone has a whole /64 of IPv6 addresses, so they count as one; IPv4 in IPv6 clothes is IPv4. */
function bucket(address: string): string {
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
 * Where a request comes from, as limits count it. X-Forwarded-For is believed only as far as there are trusted proxies:
 * each adds the address it saw at the right end, and what stands further left anyone can write.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const chain = [...forwarded.map((part) => part.trim()).filter(Boolean), request.socket.remoteAddress ?? 'unknown']
  return bucket(chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? 'unknown')
}
