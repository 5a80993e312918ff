import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

function requestFrom(remoteAddress: string, forwarded?: string) {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
  const request = new IncomingMessage(socket)
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded
  return request
}

describe('the address a limit counts', () => {
  test('is the connection’s, whatever a caller claims, when there is no proxy', () => {
    expect(clientAddress(requestFrom('203.0.113.9', '1.1.1.1'), 0)).toBe('203.0.113.9')
  })

  test('is the one the trusted proxies saw, not what the caller wrote before it', () => {
    expect(clientAddress(requestFrom('10.0.0.1', '6.6.6.6, 203.0.113.9'), 1)).toBe('203.0.113.9')
    expect(clientAddress(requestFrom('10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2'), 2)).toBe('203.0.113.9')
  })

  test('is the connection’s when a trusted proxy added nothing', () => {
    expect(clientAddress(requestFrom('203.0.113.9'), 1)).toBe('203.0.113.9')
  })

  test.each([
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts as %s', (address, counted) => {
    expect(clientAddress(requestFrom(address), 0)).toBe(counted)
  })
})
