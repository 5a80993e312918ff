import { describe, expect, test } from 'vitest'
import type { Email, Mailer } from '#ports/mailer.ts'

export interface MailerUnderTest {
  mailer(): Mailer
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
    test('takes a letter to the one it is for, and to nobody else', async () => {
      await mailer().send(letter('maya@example.com'))
      const [taken] = await received('maya@example.com')
      expect(taken?.subject).toBe('Your Premium plan ends on 10 March')
      expect(taken?.text).toContain('It stays yours until then.')
      expect(await received('noor@example.com')).toEqual([])
    })

    test('does not take a line break in a subject for a header', async () => {
      await mailer().send(letter('header@example.com', { subject: 'Hello\r\nBcc: other@example.com' }))
      expect(await received('other@example.com')).toEqual([])
      expect(await received('header@example.com')).toHaveLength(1)
    })
  })
