import { describe, expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

describe('a stored password', () => {
  test('is an argon2id hash of 19 MiB and two passes, salted afresh each time', async () => {
    const [one, two] = await Promise.all([hashPassword('quiet lake at dawn'), hashPassword('quiet lake at dawn')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(two)
  })

  test('opens to the password it was made from and to no other', async () => {
    const stored = await hashPassword('quiet lake at dawn')
    expect(await verifyPassword('quiet lake at dawn', stored)).toBe(true)
    expect(await verifyPassword('quiet lake at dusk', stored)).toBe(false)
  })

  test('is the same however the keyboard composes its letters', async () => {
    const stored = await hashPassword('cafe\u0301 ﬁne ①')
    expect(await verifyPassword('caf\u00e9 fine 1', stored)).toBe(true)
  })

  test('never fits when there is no account', async () => {
    expect(await verifyPassword('anything at all', undefined)).toBe(false)
  })
})
