import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { testIdentity } from '#testing/test-identity.ts'
import { aVisitor, goodPassword } from '#testing/visitor.ts'
import { appUrl, authorizationRequest } from '#testing/web-app.ts'

const identity = testIdentity({ TRUSTED_PROXIES: '1', REQUESTS_PER_MINUTE: '200' })

const from = (address: string) => ({ headers: { 'x-forwarded-for': address }, redirect: 'manual' as const })
const interactions = async () =>
  Number(
    (await identity.database.query(`select count(*) from identity.oidc_record where model = 'Interaction'`)).rows[0]
      .count,
  )

describe('request limits per IP address', () => {
  test('allow twenty sign-ins a minute, and store nothing for refused ones', async () => {
    const before = await interactions()
    const statuses = await Promise.all(
      Array.from(
        { length: 60 },
        async () => (await fetch(authorizationRequest(identity.issuer).url, from('203.0.113.1'))).status,
      ),
    )
    expect(statuses.filter((status) => status === 303)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(40)
    expect((await interactions()) - before).toBe(20)
    const refused = await fetch(authorizationRequest(identity.issuer).url, from('203.0.113.1'))
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await fetch(authorizationRequest(identity.issuer).url, from('203.0.113.2'))).status).toBe(303)
  })

  test('count requests for unknown paths', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 230 }, async () => (await fetch(`${identity.issuer}/nothing`, from('203.0.113.3'))).status),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  })
})

describe('unfit requests', () => {
  const withParameter = (name: string, value: string) =>
    fetch(authorizationRequest(identity.issuer, { [name]: value }).url, from('203.0.113.4'))

  test.each([
    ['a state of five thousand characters', () => withParameter('state', 'x'.repeat(5000)), 414],
    ['a null character in a parameter', () => withParameter('login_hint', 'a\0b'), 400],
    ['a null character in a path', () => fetch(`${identity.issuer}/auth/%00`, from('203.0.113.4')), 400],
  ])('refuses %s', async (_, ask, status) => {
    const before = await interactions()
    expect((await ask()).status).toBe(status)
    expect(await interactions()).toBe(before)
  })

  test('answers a null character in an authorization form without a 500', async () => {
    const body = new URLSearchParams(new URL(authorizationRequest(identity.issuer).url).search)
    body.set('state', 'a\0b')
    const { status } = await fetch(`${identity.issuer}/auth`, { method: 'POST', body, ...from('203.0.113.4') })
    expect(status).toBeLessThan(500)
  })

  test('returns 413 for a form of nine thousand bytes', async () => {
    const { status } = await fetch(`${identity.issuer}/auth`, {
      method: 'POST',
      body: 'a='.padEnd(9000, 'x'),
      ...from('203.0.113.4'),
    })
    expect(status).toBe(413)
  })

  test.each(['email', 'password'])('returns 400 for a null character in the field %s', async (field) => {
    const visitor = aVisitor()
    await visitor.visit(authorizationRequest(identity.issuer, { prompt: 'create' }).url)
    await visitor.submit({
      email: 'maya@example.com',
      password: goodPassword,
      [field]: 'quiet\0lake at dawn',
    })
    expect(visitor.status).toBe(400)
  })
})

test('closes an unfinished request within seconds', async () => {
  const { hostname, port } = new URL(identity.issuer)
  const socket = connect(Number(port), hostname)
  const begunAt = performance.now()
  socket.write(`POST /token HTTP/1.1\r\nhost: ${hostname}\r\norigin: ${appUrl}\r\n`)
  const seconds = await new Promise<number>((done) => {
    socket.on('close', () => done((performance.now() - begunAt) / 1000))
    socket.resume()
  })
  expect(seconds).toBeLessThan(20)
}, 30_000)
