import { expect, test } from 'vitest'
import { idempotencyKeys } from './idempotency-keys.ts'

test("keeps a request's key until it succeeds", () => {
  let made = 0
  const keys = idempotencyKeys(() => `key-${++made}`)
  const calm = { themes: ['calm'] }
  expect(keys.keyFor(calm)).toBe('key-1')
  expect(keys.keyFor({ ...calm })).toBe('key-1')
  expect(keys.keyFor({ themes: ['focus'] })).toBe('key-2')
  keys.renew()
  expect(keys.keyFor({ themes: ['focus'] })).toBe('key-3')
})
