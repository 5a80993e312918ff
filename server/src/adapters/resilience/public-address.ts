import { lookup } from 'node:dns'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'
import { UnexpectedResponseError } from './http.ts'

const ipv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const
/** Those that stand for IPv4 addresses are left out too: nobody needs them. */
const ipv6 = [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const

// Two lists, because a list of both would take every IPv4 address for the IPv6 one that stands for it.
const reserved = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [net, prefix] of ipv4) reserved.ipv4.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of ipv6) reserved.ipv6.addSubnet(net, prefix, 'ipv6')

/** Whether an IP address is one of the internet at large: none of this machine, a private network, or a special use. */
export function isPublicAddress(address: string): boolean {
  const family = isIPv6(address) ? 'ipv6' : 'ipv4'
  return isIP(address) !== 0 && !reserved[family].check(address, family)
}

/** A name or an address led to where an outside service may not send us. The message holds neither. */
export class PrivateAddressError extends UnexpectedResponseError {
  constructor() {
    super('it pointed to a private address')
  }
}

/**
 * For `lookup` of a connection: resolves a name, and fails if any of its addresses is not public. Checked as it connects,
 * so that a name cannot point elsewhere between the check and the connection.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const refused = error ?? (found.every(({ address }) => isPublicAddress(address)) ? null : new PrivateAddressError())
    const [first] = found ?? []
    if (refused || !first) return callback(refused ?? new PrivateAddressError(), '', 0)
    return options.all ? callback(null, found) : callback(null, first.address, first.family)
  })
