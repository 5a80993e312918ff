import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { linkIn, testIdentity } from '#testing/test-identity.ts'
import { aSignedInVisitor, aVisitor } from '#testing/visitor.ts'
import { authorizationRequest, claimsOf } from '#testing/web-app.ts'

const key = randomBytes(32).toString('base64url')
const identity = testIdentity({ IDENTITY_SERVICE_KEY: key })

const ask = (after: number, shown: string | undefined = key) =>
  fetch(`${identity.issuer}/account-changes?after=${after}`, { headers: { authorization: `Bearer ${shown}` } })
const changes = async (after = 0) => (await (await ask(after)).json()) as { changes: { id: number; kind: string }[] }

test('account changes list deletions and password resets once each, in order', async () => {
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
  const at = expect.stringMatching(/^\d{4}-.*Z$/)
  const subject = claimsOf(robbed.access_token).sub
  expect(told).toEqual([
    { id: told[0]?.id, subject: claimsOf(leaving.access_token).sub, kind: 'deleted', at },
    { id: told[1]?.id, subject, kind: 'sessions', at },
    { id: told[2]?.id, subject, kind: 'password', at },
  ])
  expect((await changes(told[0]?.id)).changes).toEqual(told.slice(1))
})

test('metrics count sign-ins and emails without naming anybody', async () => {
  // Emails of other tests may still be on their way.
  const { issuer } = await identity.startAnother({ IDENTITY_SERVICE_KEY: key })
  const metrics = async () => (await fetch(`${issuer}/metrics`, { headers: { authorization: `Bearer ${key}` } })).json()
  expect(await metrics()).toEqual({ signIns: 0, emailsSent: 0, emailsFailed: 0 })
  await aSignedInVisitor(issuer, 'counted@example.com')
  await expect.poll(metrics).toEqual({ signIns: 1, emailsSent: 1, emailsFailed: 0 })
  expect((await fetch(`${issuer}/metrics`)).status).toBe(401)
})

test('account changes and metrics return 401 without the service key, and 404 where none is set', async () => {
  for (const shown of ['', 'x'.repeat(key.length), undefined]) {
    const headers = shown === undefined ? {} : { authorization: `Bearer ${shown}` }
    expect((await fetch(`${identity.issuer}/account-changes`, { headers })).status).toBe(401)
  }
  const without = await identity.startAnother({ IDENTITY_SERVICE_KEY: '' })
  expect((await fetch(`${without.issuer}/account-changes`)).status).toBe(404)
})

test('DELETE /accounts/{id} deletes an account with the service key only', async () => {
  const { tokens } = await aSignedInVisitor(identity.issuer, 'long-gone@example.com')
  const remove = (id: string, shown: string) =>
    fetch(`${identity.issuer}/accounts/${id}`, { method: 'DELETE', headers: { authorization: `Bearer ${shown}` } })
  const id = claimsOf(tokens.access_token).sub
  const accounts = () => identity.database.query('select from identity.account where id = $1', [id])

  for (const shown of ['', 'x'.repeat(key.length), tokens.access_token ?? '']) {
    expect((await remove(id, shown)).status).toBe(401)
    expect((await accounts()).rowCount).toBe(1)
  }
  expect((await remove('everybody', key)).status).toBe(404)
  expect((await remove(id, key)).status).toBe(204)
  expect((await remove(id, key)).status).toBe(204)
  expect((await accounts()).rowCount).toBe(0)
  const sessions = await identity.database.query('select from identity.oidc_record where account_id = $1', [id])
  expect(sessions.rowCount).toBe(0)
  const told = (await changes()).changes.filter((change) => 'subject' in change && change.subject === id)
  expect(told).toMatchObject([{ kind: 'deleted' }])
})
