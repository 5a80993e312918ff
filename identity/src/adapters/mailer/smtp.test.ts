import { startSmtpServer, type TestSmtpServer } from '@glimmer/lib/testing/smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mailer } from '#ports/mailer.ts'
import { mailerConformance } from './mailer.conformance.ts'
import { smtpMailer } from './smtp.ts'

let server: TestSmtpServer
let mailer: Mailer
beforeAll(async () => {
  server = await startSmtpServer()
  mailer = smtpMailer({ url: server.url, from: 'Glimmer <hello@glimmer.example>' })
})
afterAll(async () => {
  await mailer.close()
  await server.stop()
})

/** Undoes the line wrapping of quoted-printable (RFC 2045). */
const decode = (content: string) => content.replace(/=\n/g, '').replace(/=3D/g, '=')

mailerConformance('smtp', {
  mailer: () => mailer,
  received: async (to) =>
    server.messages
      .filter((message) => message.to === to)
      .map(({ content }) => ({ subject: /^Subject: (.*)$/m.exec(content)?.[1] ?? '', text: decode(content) })),
})

test('names the sender', () => {
  expect(server.messages[0]?.content).toContain('From: Glimmer <hello@glimmer.example>')
})

test('rejects when the recipient is refused', async () => {
  const email = { to: 'refused@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
  await expect(mailer.send(email)).rejects.toThrow()
})
