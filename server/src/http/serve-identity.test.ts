import { request } from 'node:http'
import { freePort } from '@glimmer/lib/testing/free-port'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anInstallation, type Installation } from '#testing/installation.ts'

let house: Installation
let url: string
beforeAll(async () => {
  house = await anInstallation()
  const IDENTITY_PORT = String(await freePort())
  url = (await house.startProcess({ IDENTITY: 'embedded', IDENTITY_PORT })).url
})
afterAll(() => house.stop())

/** Asks for a path exactly as it is written, which fetch would tidy. */
const statusOf = (path: string, headers: Record<string, string> = {}) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(url)
    request({ hostname, port, path, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
      .on('error', reject)
      .end()
  })

test('the provider is reached below /id', async () => {
  expect(await statusOf('/id/health')).toBe(200)
  expect(await statusOf('/id/.well-known/openid-configuration?a=/../b')).toBe(200)
})

test.each([
  '/%69d/health',
  '/%69%64/health',
  '/id/../health',
  '/id/../id/health',
  '/id/%2e%2e/health',
  '/id/.%2E/health',
  '/id/./health',
  '/id\\health',
  '/id/..\\health',
])('%s is not found', async (path) => {
  expect(await statusOf(path)).toBe(404)
})

test('headers that Connection names are for this connection only', async () => {
  const origin = 'https://evil.example'
  expect(await statusOf('/id/jwks', { origin })).toBe(403)
  expect(await statusOf('/id/jwks', { origin, connection: 'close, Origin' })).toBe(200)
})
