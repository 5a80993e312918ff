import { argon2Sync } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

// Here with the real argon2. Test files share their modules: what has been imported before would not see it.
vi.hoisted(() => vi.resetModules())
vi.unmock('node:crypto')

describe('password hash', () => {
  test('is argon2id with 19 MiB, two passes and a fresh salt', async () => {
    const [one, two] = await Promise.all([hashPassword('quiet lake at dawn'), hashPassword('quiet lake at dawn')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(two)
    const [salt = '', tag = ''] = one.split('$').slice(-2)
    const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
    const derived = argon2Sync('argon2id', {
      message: 'quiet lake at dawn',
      nonce: Buffer.from(salt, 'base64'),
      ...cost,
    })
    expect(Buffer.from(tag, 'base64').equals(derived)).toBe(true)
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
