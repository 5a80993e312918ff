import { describe, expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

describe('password hash', () => {
  test('is argon2id with 19 MiB, two passes and a fresh salt', async () => {
    const [one, two] = await Promise.all([hashPassword('quiet lake at dawn'), hashPassword('quiet lake at dawn')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(two)
  })

  test('matches its own password only', async () => {
    const stored = await hashPassword('quiet lake at dawn')
    expect(await verifyPassword('quiet lake at dawn', stored)).toBe(true)
    expect(await verifyPassword('quiet lake at dusk', stored)).toBe(false)
  })

  test('matches whichever way the keyboard composes letters', async () => {
    const stored = await hashPassword('cafe\u0301 ﬁne ①')
    expect(await verifyPassword('caf\u00e9 fine 1', stored)).toBe(true)
  })

  test('matches nothing when there is no account', async () => {
    expect(await verifyPassword('anything at all', undefined)).toBe(false)
  })
})
