import { describe, expect, test } from 'vitest'
import { parseEmail } from './email-address.ts'

describe('parseEmail', () => {
  test('keeps the address as typed and compares it without case', () => {
    expect(parseEmail(' Maya@Example.COM ')).toEqual({ ok: true, email: 'Maya@Example.COM', key: 'maya@example.com' })
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
