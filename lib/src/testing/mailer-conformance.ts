import { describe, expect, test } from 'vitest'
import type { Email } from '#mail/email.ts'

export interface MailerUnderTest {
  mailer(): { send(email: Email): Promise<void> }
  /** The subjects and texts received at an address, oldest first. */
  received(to: string): Promise<{ subject: string; text: string }[]>
}

const letter = (to: string, changes: Partial<Email> = {}): Email => ({
  to,
  subject: 'Your Premium plan ends on 10 March',
  text: 'Hello,\n\nIt stays yours until then.\n',
  html: '<p>Hello,</p><p>It stays yours until then.</p>',
  ...changes,
})

/** The tests that every mailer must pass. */
export const mailerConformance = (name: string, { mailer, received }: MailerUnderTest) =>
  describe(`${name} as a mailer`, () => {
    test('delivers an email to its recipient only', async () => {
      await mailer().send(letter('maya@example.com'))
      expect(await received('maya@example.com')).toEqual([
        { subject: 'Your Premium plan ends on 10 March', text: expect.stringContaining('It stays yours until then.') },
      ])
      expect(await received('noor@example.com')).toEqual([])
    })

    test('delivers emails in order, with long links unbroken', async () => {
      const link = `http://localhost:3001/confirm-email?token=${'x'.repeat(60)}`
      for (const subject of ['First', 'Second'])
        await mailer().send(letter('order@example.com', { subject, text: `Open:\n${link}\n` }))
      const taken = await received('order@example.com')
      expect(taken.map(({ subject }) => subject)).toEqual(['First', 'Second'])
      expect(taken[1]?.text).toContain(link)
    })

    test('sends no header from a line break in a subject', async () => {
      await mailer().send(letter('header@example.com', { subject: 'Hello\r\nBcc: other@example.com' }))
      expect(await received('other@example.com')).toEqual([])
      expect(await received('header@example.com')).toHaveLength(1)
    })
  })
