import { afterAll, beforeAll, expect, test } from 'vitest'
import { anInstallation, type Installation } from '#testing/installation.ts'
import { caller } from '#testing/people.ts'
import { startTestIssuer, type TestIssuer } from '#testing/test-issuer.ts'

let installation: Installation
let issuer: TestIssuer
beforeAll(async () => {
  installation = await anInstallation()
  issuer = await startTestIssuer({ path: '/application/o/glimmer/' })
})
afterAll(async () => {
  await installation.stop()
  await issuer.stop()
})

test('accepts tokens of an issuer whose name ends in a slash', async () => {
  const { url } = await installation.startProcess({ OIDC_ISSUER: issuer.issuer })
  expect(issuer.issuer).toMatch(/\/$/)
  const email = 'slash@example.test'
  const { call } = caller({ url }, await issuer.token('maya', { email, email_verified: true }))
  expect((await call('POST /users/sync-oidc-user', { body: { oidcId: 'maya', email } })).status).toBeLessThan(300)
  expect((await call('GET /users/profile')).status).toBe(200)
  const { body } = await caller({ url }).call('GET /config')
  expect(body.identity).toMatchObject({ issuer: issuer.issuer })
})

test('refuses an issuer that lacks the slash of the provider’s name', async () => {
  const { url } = await installation.startProcess({ OIDC_ISSUER: issuer.issuer.replace(/\/$/, '') })
  const { call } = caller({ url }, await issuer.token('maya'))
  expect((await call('GET /users/profile')).status).toBe(503)
})
