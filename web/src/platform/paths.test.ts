import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('keeps the addresses that identity providers, other sites and shared links use', () => {
  const { signInCallback, silentSignIn, pricing, sharedLine } = paths
  expect([signInCallback, silentSignIn, pricing, sharedLine].map((path) => path())).toEqual([
    '/auth/callback',
    '/auth/silent',
    '/pricing',
    '/line/:token',
  ])
})
