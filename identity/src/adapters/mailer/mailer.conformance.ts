import { describe, expect, test } from 'vitest'
import type { Email, Mailer } from '#ports/mailer.ts'

export interface MailerUnderTest {
  mailer(): Mailer
  /** What a recipient has received: subjects and texts, oldest first. */
  received(to: string): Promise<{ subject: string; text: string }[]>
}

const email = (to: string, changes: Partial<Email> = {}): Email => ({
  to,
  subject: 'Confirm your email',
  text: 'Hello,\n\nWelcome.\n',
  html: '<p>Hello,</p><p>Welcome.</p>',
  ...changes,
})

/** The conformance suite of every mailer. */
export function mailerConformance(name: string, { mailer, received }: MailerUnderTest): void {
  describe(`${name} as a mailer`, () => {
    test('delivers an email to its recipient only', async () => {
      await mailer().send(email('maya@example.com'))
      expect(await received('maya@example.com')).toEqual([
        { subject: 'Confirm your email', text: expect.stringContaining('Welcome.') },
      ])
      expect(await received('someone@example.com')).toEqual([])
    })

    test('delivers emails in order', async () => {
      for (const subject of ['First', 'Second']) await mailer().send(email('order@example.com', { subject }))
      expect((await received('order@example.com')).map(({ subject }) => subject)).toEqual(['First', 'Second'])
    })

    test('delivers a link of a hundred characters unbroken', async () => {
      const link = `http://localhost:3001/confirm-email?token=${'x'.repeat(60)}`
      await mailer().send(email('link@example.com', { text: `Confirm:\n${link}\n` }))
      expect((await received('link@example.com'))[0]?.text).toContain(link)
    })

    test('sends no header from a line break in a subject', async () => {
      await mailer().send(email('header@example.com', { subject: 'Hello\r\nBcc: other@example.com' }))
      expect(await received('other@example.com')).toEqual([])
      expect(await received('header@example.com')).toHaveLength(1)
    })
  })
}
