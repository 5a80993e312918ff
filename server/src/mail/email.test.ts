import { expect, test } from 'vitest'
import { writeEmail } from './email.ts'

const sender = { name: undefined, address: undefined, supportEmail: 'hello@glimmer.example' }
const email = writeEmail({
  sender,
  to: 'maya@example.com',
  subject: 'Tea & toast',
  pieces: [
    'Hello,',
    { line: 'A <slow> "start" counts' },
    { link: 'Open it', url: 'https://glimmer.example/moment?a=1&b=2' },
  ],
  small: ['You asked for it.', { link: 'Stop these mails', url: 'https://glimmer.example/unsubscribe?token=word' }],
  unsubscribe: 'https://glimmer.example/unsubscribe?token=word',
})

test('text and HTML say the same, each link with its address', () => {
  expect(email.text).toBe(
    [
      'Hello,',
      'A <slow> "start" counts',
      'Open it: https://glimmer.example/moment?a=1&b=2',
      'You asked for it.',
      'Stop these mails: https://glimmer.example/unsubscribe?token=word',
      'Glimmer, hello@glimmer.example\n',
    ].join('\n\n'),
  )
  expect(email.html).toContain('href="https://glimmer.example/moment?a=1&amp;b=2"')
  expect(email.html).toContain('>Stop these mails</a>')
})

test('words stay words in the HTML, and it is a whole page in its own language', () => {
  expect(email.html).toContain('A &lt;slow&gt; &quot;start&quot; counts')
  expect(email.html).toMatch(/^<!doctype html>\n<html lang="en-GB">/)
  expect(email.html).toContain('<title>Tea &amp; toast</title>')
})

test('whoever runs the installation is named at the foot, with where to write to', () => {
  const school = { name: 'Hill School', address: '1 Hill Road, Leeds', supportEmail: 'care@hill.example' }
  const { text, html } = writeEmail({ sender: school, to: 'maya@example.com', subject: 'Tea', pieces: ['Hello,'] })
  expect(text).toContain('Glimmer, run by Hill School, 1 Hill Road, Leeds, care@hill.example')
  expect(html).toContain('run by Hill School')
})
