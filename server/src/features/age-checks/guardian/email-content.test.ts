import { syllables } from '@glimmer/critic/syllables'
import { expect, test } from 'vitest'
import { readConfig } from '#config/config.ts'
import type { PlainPage } from '#http/plain-page.ts'
import { agreementEmail, questionEmail, teenEmail, teenNotices } from './email-content.ts'
import * as pages from './pages.ts'

const settings = readConfig({})
const asked = { childName: 'Noor', askedAt: new Date('2026-11-22'), expiresAt: new Date('2026-12-06'), token: 'token' }
const parent = 'mother@example.test'

const emails = [
  questionEmail(settings, parent, { ...asked, isAgain: false }),
  questionEmail(settings, parent, { ...asked, isAgain: true }),
  agreementEmail(settings, parent, { agreedAt: asked.askedAt, token: 'token' }),
  ...teenNotices.map((about) => teenEmail(settings, parent, about, '2026-12-22')),
]

/** The text of a page as a person reads it. */
const wordsOf = (page: string) =>
  page
    .slice(page.indexOf('<main>'), page.indexOf('</main>'))
    .replaceAll(/<\/?(?:h\d|p|label|button|div)[^>]*>/g, '. ')
    .replaceAll(/<[^>]+>/g, ' ')

const texts: [string, string][] = [
  ...emails.map(({ subject, text }): [string, string] => [
    subject,
    `${subject}. ${text.replaceAll(/https?:\S+/g, '.').replaceAll(/\n{2,}/g, '. ')}`,
  ]),
  ['the question', wordsOf(pages.questionPage(settings, 'Noor', 'token', true)())],
  ['taking it back', wordsOf(pages.withdrawPage('token')())],
  ...Object.entries(pages).flatMap(([name, page]): [string, string][] =>
    typeof page === 'function' && page.length === 0 ? [[name, wordsOf((page as PlainPage)())]] : [],
  ),
]

/** The US school grade needed to read a text (Flesch-Kincaid). */
function gradeOf(text: string): number {
  const sentences = text.split(/[.!?:;]+/).filter((sentence) => /[a-z]/i.test(sentence))
  const words = text.match(/[\p{L}’']+/gu) ?? []
  const spoken = words.reduce((sum, word) => sum + syllables(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (spoken / words.length) - 15.59
}

test.each(texts)('“%s” presses nobody, and can be read by a twelve-year-old', (_, text) => {
  expect(text).not.toMatch(/\b(hurry|last chance|miss|mood|mental|now or never|only today)\b/i)
  expect(gradeOf(text)).toBeLessThanOrEqual(8)
})
