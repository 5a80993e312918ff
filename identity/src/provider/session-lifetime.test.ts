import { expect, test } from 'vitest'
import { testIdentity } from '#testing/test-identity.ts'
import { aSignedInVisitor, codeOf } from '#testing/visitor.ts'
import { authorizationRequest } from '#testing/web-app.ts'
import { sessionTtl } from './configuration.ts'

const day = 24 * 60 * 60

const identity = testIdentity()

/** As if the sign-in had been this many days earlier. */
const age = (days: number) =>
  identity.database.query(
    `update identity.oidc_record set payload = jsonb_set(payload, '{loginTs}', to_jsonb(extract(epoch from now())::int - $1::int))
     where model = 'Session'`,
    [days * day],
  )
const daysLeft = async () => {
  const { rows } = await identity.database.query(
    `select extract(epoch from expires_at - now()) / $1 as days from identity.oidc_record where model = 'Session'`,
    [day],
  )
  return Number(rows[0]?.days)
}

test('a session in use lasts fourteen days more, ninety at most', async () => {
  const { visitor } = await aSignedInVisitor(identity.issuer, 'always-here@example.com')
  const visit = () => visitor.visit(authorizationRequest(identity.issuer, { prompt: 'none' }).url)
  expect(await daysLeft()).toBeCloseTo(14, 1)
  await age(30)
  await visit()
  expect(await daysLeft()).toBeCloseTo(14, 1)
  await age(88)
  await visit()
  expect(codeOf(visitor)).toBeDefined()
  expect(await daysLeft()).toBeCloseTo(2, 1)
})

test.each([
  [0, 14 * day],
  [76, 14 * day],
  [89, day],
  [91, 1],
])('a session of %i days lasts %i seconds more at most', (days, seconds) => {
  const loginTs = Math.floor(Date.now() / 1000) - days * day
  expect(Math.abs(sessionTtl(undefined, { loginTs }) - seconds)).toBeLessThanOrEqual(2)
})
