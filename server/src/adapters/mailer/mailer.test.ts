import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mailer } from '#ports/mailer.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { mailerConformance } from './mailer.conformance.ts'
import { smtpMailer } from './smtp.ts'

let glimmer: TestApp
let server: Server
let mailer: Mailer
const messages: { to: string; content: string }[] = []

/** Speaks just enough SMTP (RFC 5321) to take a letter. */
function converse(socket: Socket) {
  let to = ''
  let content: string[] | undefined
  const say = (line: string) => socket.write(`${line}\r\n`)
  const takeLine = (line: string) => {
    if (line !== '.') return content?.push(line)
    messages.push({ to, content: content?.join('\n') ?? '' })
    content = undefined
    return say('250 taken')
  }
  const answers: Record<string, (line: string) => void> = {
    RCPT(line) {
      to = /<(.*)>/.exec(line)?.[1] ?? ''
      say(to.startsWith('refused') ? '550 not known here' : '250 go on')
    },
    DATA() {
      content = []
      say('354 end with a dot')
    },
  }
  const obey = (line: string) => (answers[line.slice(0, 4)] ?? (() => say('250 fine')))(line)
  say('220 test')
  createInterface({ input: socket }).on('line', (line) => (content ? takeLine(line) : obey(line)))
}

beforeAll(async () => {
  glimmer = await startTestApp()
  server = createServer(converse).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'Glimmer <hello@glimmer.example>' })
})
afterAll(async () => {
  await mailer.close()
  server.close()
  await glimmer.stop()
})

mailerConformance('the outbox', {
  mailer: () => glimmer.app.mailer,
  async received(to) {
    const query = 'select subject, text from mail_outbox where recipient = $1 order by id'
    return (await glimmer.app.database.pool.query(query, [to])).rows
  },
})

mailerConformance('smtp', {
  mailer: () => mailer,
  received: async (to) =>
    messages
      .filter((message) => message.to === to)
      .map(({ content }) => ({ subject: /^Subject: (.*)$/m.exec(content)?.[1] ?? '', text: content })),
})

test('a refused recipient is a failure', async () => {
  const letter = { to: 'refused@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
  await expect(mailer.send(letter)).rejects.toThrow()
})

test('an answer goes to the address that asks for it', async () => {
  const letter = { to: 'help@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
  await mailer.send({ ...letter, replyTo: 'maya@example.com' })
  const { content } = messages.find(({ to }) => to === 'help@example.com') ?? { content: '' }
  expect(content).toMatch(/^Reply-To: <?maya@example\.com>?$/m)
})
