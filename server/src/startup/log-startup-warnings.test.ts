import { freePort } from '@glimmer/lib/testing/free-port'
import { startSmtpServer } from '@glimmer/lib/testing/smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openLog } from '#http/logging.ts'
import { anInstallation, type Installation } from '#testing/installation.ts'

let installation: Installation
beforeAll(async () => {
  installation = await anInstallation()
})
afterAll(() => installation.stop())

let messages: string[] = []
const log = openLog('warn', { write: (line) => void messages.push(JSON.parse(line).msg) })
beforeEach(() => {
  messages = []
})

test('warns of an identity provider that does not answer, and starts', async () => {
  const OIDC_ISSUER = `http://127.0.0.1:${await freePort()}`
  const { url } = await installation.startProcess({ OIDC_ISSUER }, { log })
  await expect
    .poll(() => messages)
    .toEqual([
      `Nobody can sign in: OIDC_ISSUER names ${OIDC_ISSUER}, which does not answer as a provider does (ECONNREFUSED).`,
    ])
  expect((await fetch(`${url}/api/ready`)).status).toBe(200)
})

test('warns of a mail server that does not answer, and starts', async () => {
  const mail = { MAILER: 'smtp', MAIL_FROM: 'hello@glimmer.example' }
  const { url } = await installation.startProcess(
    { ...mail, SMTP_URL: `smtp://127.0.0.1:${await freePort()}` },
    { log },
  )
  await expect
    .poll(() => messages)
    .toEqual([
      'SMTP_URL leads to no mail server that takes mail from here (ECONNREFUSED): nothing is sent until it does.',
    ])
  expect((await fetch(`${url}/api/ready`)).status).toBe(200)
})

test('logs nothing and sends no email if both answer', async () => {
  const server = await startSmtpServer()
  await installation.startProcess({ MAILER: 'smtp', MAIL_FROM: 'hello@glimmer.example', SMTP_URL: server.url }, { log })
  await expect.poll(() => server.connections()).toBeGreaterThan(0)
  expect({ logged: messages, sent: server.messages }).toEqual({ logged: [], sent: [] })
  await server.stop()
})

test('warns of a setting without effect', async () => {
  await installation.startProcess({ SMTP_URL: 'smtp://127.0.0.1' }, { log })
  expect(messages).toContain('SMTP_URL has no effect: it is for MAILER=smtp.')
})
