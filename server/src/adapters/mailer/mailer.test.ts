import { smtpMailer } from '@glimmer/lib/mail/smtp-mailer'
import { mailerConformance } from '@glimmer/lib/testing/mailer-conformance'
import { startSmtpServer, type TestSmtpServer } from '@glimmer/lib/testing/smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mailer } from '#ports/mailer.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let glimmer: TestApp
let server: TestSmtpServer
let mailer: Mailer

beforeAll(async () => {
  glimmer = await startTestApp()
  server = await startSmtpServer()
  mailer = smtpMailer({ url: server.url, from: 'Glimmer <hello@glimmer.example>', connections: 1 })
})
afterAll(async () => {
  await mailer.close()
  await server.stop()
  await glimmer.stop()
})

/** Undoes the line wrapping of quoted-printable (RFC 2045). */
const decode = (content: string) => content.replace(/=\n/g, '').replace(/=3D/g, '=')

mailerConformance('the outbox', {
  mailer: () => glimmer.app.mailer,
  async received(to) {
    const query = 'select subject, text from email_outbox where recipient = $1 order by id'
    return (await glimmer.app.database.pool.query(query, [to])).rows
  },
})

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

test('a refused recipient is a failure', async () => {
  const email = { to: 'refused@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
  await expect(mailer.send(email)).rejects.toThrow()
})

test('an answer goes to the address that asks for it', async () => {
  const email = { to: 'help@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
  await mailer.send({ ...email, replyTo: 'maya@example.com' })
  const { content } = server.messages.find(({ to }) => to === 'help@example.com') ?? { content: '' }
  expect(content).toMatch(/^Reply-To: <?maya@example\.com>?$/m)
})
