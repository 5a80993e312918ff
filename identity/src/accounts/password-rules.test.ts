import { readFile } from 'node:fs/promises'
import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { faultOfNewPassword } from './password-rules.ts'

const minLength = 10
const fault = (password: string, email = 'maya.okafor@example.com') => faultOfNewPassword(password, email, minLength)

describe('a new password', () => {
  test.each([
    'correct horse battery staple',
    'quiet lake at dawn',
    'ten chars!',
    'quarter to nine, quarter to ten',
    '日本語のパスワードです',
    'a glimmer of hope, twice',
    'maya and noor by the sea',
  ])('%j is fine', async (password) => {
    expect(await fault(password)).toBeUndefined()
  })

  test.each([
    ['', /choose a password/],
    ['nine nine', /at least 10/],
    ['quiet lake at dawn'.repeat(8), /128/],
    ['Maya.Okafor@Example.com', /other than your email/],
  ])('%j is turned down with a reason', async (password, reason) => {
    expect(await fault(password)).toMatch(reason)
  })

  test.each([
    ['on the lists', '1234567890'],
    ['on the lists', 'qwertyuiop'],
    ['on the lists, in capitals', 'QWERTYUIOP'],
    ['the first part of the address', 'mayaokafor'],
    ['that part with digits', 'MayaOkafor1987'],
    ['our own name with digits', 'glimmer2026'],
    ['our own word with signs', '!!Affirmation!!'],
    ['one letter again and again', 'aaaaaaaaaaaa'],
    ['one word twice', 'bananabanana'],
    ['a short piece again and again', 'aB1!aB1!aB1!'],
  ])('that is %s is turned down, and told what does better: %j', async (_, password) => {
    expect(await fault(password)).toBe('That one is on lists people guess from. Three or four plain words do better.')
  })
})

test('the stored list is the whole of its source: every common password of eight characters or more', async () => {
  const common = dictionary['passwords-common'].filter(
    (password: string) => [...password.normalize('NFKC')].length >= 8,
  )
  const missed = []
  for (const password of common) if (!(await isCommonPassword(password))) missed.push(password)
  expect(missed).toEqual([])
  const stored = await readFile(new URL('../../assets/common-passwords.bin', import.meta.url))
  expect(stored.length / 8).toBe(
    new Set(common.map((password: string) => password.normalize('NFKC').toLowerCase())).size,
  )
  expect(stored.length / 8).toBeGreaterThan(3000)
})
