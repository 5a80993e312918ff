import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { caller, createMember } from '#testing/people.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let glimmer: TestApp
beforeAll(async () => {
  // Freeze the clock at the start of a minute, so that no window ends in the middle of a test.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 60_000) * 60_000 })
  glimmer = await startTestApp({ settings: { REQUESTS_PER_MINUTE: '50', TRUSTED_PROXIES: '1' } })
})
afterAll(async () => {
  vi.useRealTimers()
  await glimmer.stop()
})

/** Sends sixty requests from one address and counts the responses by status. */
async function askSixtyTimes(address: string, path: string) {
  const headers = { 'x-forwarded-for': address }
  const answers = await Promise.all(
    Array.from({ length: 60 }, async () => (await caller(glimmer).send('GET', path, { headers })).status),
  )
  return Object.fromEntries([...new Set(answers)].map((status) => [status, answers.filter((s) => s === status).length]))
}

describe('one address', () => {
  test.each([
    ['refused for want of a token', '/users/profile', 401],
    ['not found', '/nothing/here', 404],
  ])('is limited for requests that are %s', async (_, path, status) => {
    expect(await askSixtyTimes(`203.0.113.${status - 400}`, path)).toEqual({ [status]: 50, 429: 10 })
  })

  test('is not limited for static files of the build', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.210' }
    const read = () => fetch(`${new URL(glimmer.url).origin}/assets/any.js`, { headers })
    const answers = await Promise.all(Array.from({ length: 60 }, async () => (await read()).status))
    expect(answers).not.toContain(429)
  })

  test('is a /64 network for IPv6', async () => {
    await askSixtyTimes('2001:db8:1:2::1', '/nothing/here')
    const headers = { 'x-forwarded-for': '2001:db8:1:2:ffff::2' }
    expect((await caller(glimmer).send('GET', '/users/profile', { headers })).status).toBe(429)
  })

  test('does not limit other addresses', async () => {
    await askSixtyTimes('203.0.113.200', '/users/profile')
    const headers = { 'x-forwarded-for': '203.0.113.201' }
    expect((await caller(glimmer).send('GET', '/users/profile', { headers })).status).toBe(401)
  })
})

test('API responses have Cache-Control: no-store unless they set their own', async () => {
  const maya = await createMember(glimmer)
  for (const path of ['/users/profile', '/affirmations', '/config', '/nothing/here', '/openapi.json'])
    expect((await maya.send('GET', path)).headers.get('cache-control')).toBe('no-store')
  const line = (await maya.call('GET /affirmations/today')).body
  const { headers } = await maya.call('GET /affirmations/{id}', { params: { id: line._id } })
  expect(headers.get('cache-control')).toBe('no-store')
})
