import type { Socket } from 'node:net'
import { addressForLimits, isFromThisMachine, trustProxies } from '@glimmer/lib/client-address'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'

async function countedFrom(remoteAddress: string, trustedProxies: number, forwarded?: string) {
  const server = Fastify({ trustProxy: trustProxies(trustedProxies) })
  server.get('/', (request) => addressForLimits(request.ip))
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const { body } = await server.inject({ url: '/', remoteAddress, headers })
  return body
}

describe('client address', () => {
  test('is the connection’s without a trusted proxy, whatever X-Forwarded-For says', async () => {
    expect(await countedFrom('203.0.113.9', 0, '1.1.1.1')).toBe('203.0.113.9')
  })

  test('is the one the trusted proxy saw, not the caller’s own entry', async () => {
    expect(await countedFrom('10.0.0.1', 1, '6.6.6.6, 203.0.113.9')).toBe('203.0.113.9')
    expect(await countedFrom('10.0.0.1', 2, '6.6.6.6, 203.0.113.9, 10.0.0.2')).toBe('203.0.113.9')
  })

  test('is the connection’s when the trusted proxy added nothing', async () => {
    expect(await countedFrom('203.0.113.9', 1)).toBe('203.0.113.9')
  })

  test.each([
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('counts %s as %s', async (address, counted) => {
    expect(await countedFrom(address, 0)).toBe(counted)
  })
})

describe('a request from this machine', () => {
  const isLocal = (host: string | undefined) =>
    isFromThisMachine({ socket: { remoteAddress: '127.0.0.1' } as Socket, headers: { host } })

  test.each(['localhost', 'localhost:3000', 'app.localhost:3000', '127.0.0.1:3001', '[::1]:3000'])(
    'may ask for %s',
    (host) => expect(isLocal(host)).toBe(true),
  )

  test.each(['evil.example', 'evil.example:3000', 'localhost.evil.example', '127.0.0.1.evil.example', '', undefined])(
    'is not one that asks for %s',
    (host) => expect(isLocal(host)).toBe(false),
  )
})
