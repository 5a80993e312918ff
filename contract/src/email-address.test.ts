import { describe, expect, test } from 'vitest'
import { EmailAddress, emailKey } from './email-address.ts'

const read = (typed: string) => EmailAddress.safeParse(typed).data

describe('an email address', () => {
  test.each(['a&b@example.com', 'müller@example.com', 'me{x}@example.com', 'x..y@example.com', 'me@example.xn--p1ai'])(
    '%s is accepted as it is',
    (address) => {
      expect(read(address)).toBe(address)
    },
  )

  test('has its domain in ASCII, and composed letters before it', () => {
    expect(read(' me@bücher.example ')).toBe('me@xn--bcher-kva.example')
    expect(read('mu\u0308ller@пример.рф')).toBe('müller@xn--e1afmkfd.xn--p1ai')
  })

  test.each([
    'maya',
    'maya@localhost',
    'maya@@example.com',
    'maya@example..com',
    'maya@exa mple.com',
    'maya@bü/cher.example',
    'maya@bücher.example:25',
    '\u200b@example.com',
    '\ud83d@example.com',
    'maya@example.com\r\nBcc: x@y.z',
    '<maya@example.com>',
    `${'m'.repeat(250)}@example.com`,
    `${'m'.repeat(200)}@${'ü'.repeat(30)}.example.example.example`,
  ])('%j is refused', (typed) => {
    expect(read(typed)).toBeUndefined()
  })

  test('is the same in Unicode, in ASCII and in capitals', () => {
    expect(emailKey('Me@Bücher.Example')).toBe(emailKey('me@xn--bcher-kva.example'))
  })
})
