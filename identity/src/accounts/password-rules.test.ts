import { readFile } from 'node:fs/promises'
import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, test } from 'vitest'
import { isCommonPassword, newPasswordError } from './password-rules.ts'

const minLength = 10
const error = (password: string, email = 'maya.okafor@example.com') => newPasswordError(password, email, minLength)

describe('newPasswordError', () => {
  test.each([
    'correct horse battery staple',
    'quiet lake at dawn',
    'ten chars!',
    'quarter to nine, quarter to ten',
    '日本語のパスワードです',
    'a glimmer of hope, twice',
    'maya and noor by the sea',
  ])('accepts %j', async (password) => {
    expect(await error(password)).toBeUndefined()
  })

  test.each([
    ['', /choose a password/],
    ['nine nine', /at least 10/],
    ['quiet lake at dawn'.repeat(8), /128/],
    ['Maya.Okafor@Example.com', /other than your email/],
  ])('rejects %j with a reason', async (password, reason) => {
    expect(await error(password)).toMatch(reason)
  })

  test.each([
    ['a common password', '1234567890'],
    ['a common password', 'qwertyuiop'],
    ['a common password in capitals', 'QWERTYUIOP'],
    ['the first part of the address', 'mayaokafor'],
    ['that part followed by digits', 'MayaOkafor1987'],
    ['the product’s name with digits', 'glimmer2026'],
    ['a word of the product with symbols', '!!Affirmation!!'],
    ['one letter repeated', 'aaaaaaaaaaaa'],
    ['one word twice', 'bananabanana'],
    ['a short piece repeated', 'aB1!aB1!aB1!'],
  ])('rejects %s with advice: %j', async (_, password) => {
    expect(await error(password)).toBe('That one is on lists people guess from. Three or four plain words do better.')
  })
})

test('the stored list holds every common password of eight characters or more', async () => {
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
