import { expect, test } from 'vitest'
import { writeLetter } from './email.ts'

const letter = writeLetter({
  to: 'maya@example.com',
  subject: 'Tea & toast',
  pieces: [
    'Hello,',
    { line: 'A <slow> "start" counts' },
    { way: 'Open it', url: 'https://glimmer.example/moment?a=1&b=2' },
  ],
  small: ['You asked for it.', { way: 'Stop these mails', url: 'https://glimmer.example/unsubscribe?token=word' }],
  unsubscribe: 'https://glimmer.example/unsubscribe?token=word',
})

test('text and HTML say the same, each way with its address', () => {
  expect(letter.text).toBe(
    [
      'Hello,',
      'A <slow> "start" counts',
      'Open it: https://glimmer.example/moment?a=1&b=2',
      'You asked for it.',
      'Stop these mails: https://glimmer.example/unsubscribe?token=word',
      'Glimmer, hello@glimmer.example\n',
    ].join('\n\n'),
  )
  expect(letter.html).toContain('href="https://glimmer.example/moment?a=1&amp;b=2"')
  expect(letter.html).toContain('>Stop these mails</a>')
})

test('words stay words in the HTML, and it is a whole page in its own language', () => {
  expect(letter.html).toContain('A &lt;slow&gt; &quot;start&quot; counts')
  expect(letter.html).toMatch(/^<!doctype html>\n<html lang="en-GB">/)
  expect(letter.html).toContain('<title>Tea &amp; toast</title>')
})
