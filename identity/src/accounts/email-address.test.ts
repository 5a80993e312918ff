import { describe, expect, test } from 'vitest'
import { parseEmail } from './email-address.ts'

describe('parseEmail', () => {
  test('keeps the address as typed and compares it without case', () => {
    expect(parseEmail(' Maya@Example.COM ')).toEqual({ ok: true, email: 'Maya@Example.COM', key: 'maya@example.com' })
  })

  test('takes whatever could be delivered, with its domain in ASCII', () => {
    const typed = ['a&b@example.com', 'müller@example.com', 'x..y@example.com', 'Me@bücher.example']
    expect(typed.map((address) => parseEmail(address))).toEqual([
      { ok: true, email: 'a&b@example.com', key: 'a&b@example.com' },
      { ok: true, email: 'müller@example.com', key: 'müller@example.com' },
      { ok: true, email: 'x..y@example.com', key: 'x..y@example.com' },
      { ok: true, email: 'Me@xn--bcher-kva.example', key: 'me@xn--bcher-kva.example' },
    ])
  })

  test.each([
    ['', /enter your email/],
    ['maya', /@/],
    ['maya@example', /end of the address/],
    ['maya@@example.com', /check the address/],
    ['maya@example..com', /check the address/],
    ['maya@example.com\r\nBcc: x@y.z', /check the address/],
    ['<maya@example.com>', /check the address/],
    [`${'m'.repeat(250)}@example.com`, /check the address/],
  ])('rejects %j with a reason', (typed, message) => {
    expect(parseEmail(typed)).toEqual({ ok: false, message: expect.stringMatching(message) })
  })
})
