import { freePort } from '@glimmer/lib/testing/free-port'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anInstallation, type Installation } from '#testing/installation.ts'

let house: Installation
beforeAll(async () => {
  house = await anInstallation()
})
afterAll(() => house.stop())

const METRICS_TOKEN = 'a-token-for-the-tests'
const figuresAt = async (url: string) =>
  (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text()

test('a process with the embedded provider reports the provider’s emails', async () => {
  const IDENTITY_PORT = String(await freePort())
  const { url } = await house.startProcess({ IDENTITY: 'embedded', IDENTITY_PORT, METRICS_TOKEN })
  const figures = await figuresAt(url)
  expect(figures).toMatch(/^identity_up 1$/m)
  expect(figures).toMatch(/^identity_sign_ins_total 0$/m)
  expect(figures).toMatch(/^emails_total\{program="identity",outcome="sent"\} 0$/m)
  // Its figures are for this process alone.
  expect((await fetch(`${url}/id/metrics`)).status).toBe(401)
})

test('a process with an external provider reports none of them', async () => {
  const { url } = await house.startProcess({ METRICS_TOKEN })
  const figures = await figuresAt(url)
  expect(figures).not.toMatch(/^identity_\w+ /m)
  expect(figures).not.toContain('program="identity"')
  expect(figures).toMatch(/^emails_total\{program="app",outcome="sent"\} 0$/m)
})
