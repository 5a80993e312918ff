import { afterAll, beforeAll, expect, test } from 'vitest'
import { caller } from '#testing/people.ts'
import { anInstallation, type House } from '#testing/installation.ts'
import { startTestIssuer, type TestIssuer } from '#testing/test-issuer.ts'

let house: House
let issuer: TestIssuer
beforeAll(async () => {
  house = await anInstallation()
  issuer = await startTestIssuer({ path: '/application/o/glimmer/' })
})
afterAll(async () => {
  await house.stop()
  await issuer.stop()
})

test('whoever signs in at an issuer whose name ends in a slash is let in, by that very name', async () => {
  const { url } = await house.startProcess({ OIDC_ISSUER: issuer.issuer })
  expect(issuer.issuer).toMatch(/\/$/)
  const email = 'slash@example.test'
  const { call } = caller({ url }, await issuer.token('maya', { email, email_verified: true }))
  expect((await call('POST /users/sync-oidc-user', { body: { oidcId: 'maya', email } })).status).toBeLessThan(300)
  expect((await call('GET /users/profile')).status).toBe(200)
  const { body } = await caller({ url }).call('GET /config')
  expect(body.identity).toMatchObject({ issuer: issuer.issuer })
})

test('without the slash that the provider has, nobody is let in: the two names are compared exactly', async () => {
  const { url } = await house.startProcess({ OIDC_ISSUER: issuer.issuer.replace(/\/$/, '') })
  const { call } = caller({ url }, await issuer.token('maya'))
  expect((await call('GET /users/profile')).status).toBe(503)
})
