import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkIn, startTestIdentity, type TestIdentity } from '#testing/test-identity.ts'
import { aSignedInVisitor, aVisitor } from '#testing/visitor.ts'
import { authorizationRequest } from '#testing/web-app.ts'

const key = randomBytes(32).toString('base64url')
let identity: TestIdentity
beforeAll(async () => {
  identity = await startTestIdentity({ IDENTITY_SERVICE_KEY: key })
})
afterAll(() => identity.stop())

const ask = (after: number, shown: string | undefined = key) =>
  fetch(`${identity.issuer}/account-changes?after=${after}`, { headers: { authorization: `Bearer ${shown}` } })
const changes = async (after = 0) => (await (await ask(after)).json()) as { changes: { id: number; kind: string }[] }

const subjectOf = (token = '') => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub

test('the app is told of accounts that were deleted here, and of passwords chosen by mail, once each and in order', async () => {
  const { tokens: leaving } = await aSignedInVisitor(identity.issuer, 'leaving@example.com')
  const headers = { authorization: `Bearer ${leaving.access_token}` }
  for (let twice = 0; twice < 2; twice++) await fetch(`${identity.issuer}/account`, { method: 'DELETE', headers })

  const { tokens: robbed } = await aSignedInVisitor(identity.issuer, 'robbed@example.com')
  const visitor = aVisitor()
  await visitor.visit(authorizationRequest(identity.issuer).url)
  await visitor.visit(visitor.link('Forgot password?'))
  await visitor.submit({ email: 'robbed@example.com' })
  await visitor.visit(linkIn((await identity.emails('robbed@example.com', 2))[0]))
  await visitor.submit({ password: 'another four plain words' })

  const told = (await changes()).changes
  expect(told).toEqual([
    { id: told[0]?.id, subject: subjectOf(leaving.access_token), kind: 'deleted' },
    { id: told[1]?.id, subject: subjectOf(robbed.access_token), kind: 'password' },
  ])
  expect((await changes(told[0]?.id)).changes).toEqual([told[1]])
})

test('the app can remove an account with nobody signed in, by its key and by nothing else', async () => {
  const { tokens } = await aSignedInVisitor(identity.issuer, 'closed@example.com')
  const subject = subjectOf(tokens.access_token)
  const remove = async (shown: string, who = subject) =>
    (
      await fetch(`${identity.issuer}/accounts/${who}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${shown}` },
      })
    ).status
  const isThere = async () =>
    (await identity.database.query('select 1 from identity.accounts where id = $1', [subject])).rowCount === 1
  expect([await remove('x'.repeat(key.length)), await remove(tokens.access_token ?? ''), await isThere()]).toEqual([
    401,
    401,
    true,
  ])
  expect([await remove(key), await remove(key), await remove(key, 'no-such-account')]).toEqual([204, 204, 204])
  expect(await isThere()).toBe(false)
  expect((await changes()).changes.at(-1)).toMatchObject({ subject, kind: 'deleted' })
})

test('nobody else is told', async () => {
  for (const shown of ['', 'x'.repeat(key.length), undefined]) {
    const headers = shown === undefined ? {} : { authorization: `Bearer ${shown}` }
    expect((await fetch(`${identity.issuer}/account-changes`, { headers })).status).toBe(401)
  }
  const without = await identity.startAnother({ IDENTITY_SERVICE_KEY: '' })
  expect((await fetch(`${without.issuer}/account-changes`)).status).toBe(404)
})
