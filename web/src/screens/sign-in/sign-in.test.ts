import { expect, test } from 'vitest'
import { returnToOf } from '#auth/return-to.ts'
import { signInReason } from './sign-in.tsx'

test('says why sign-in is required, and nothing without a reason', () => {
  expect(signInReason('refused')).toBe('Authentication required. Please sign in again.')
  expect(signInReason('another-tab')).toBe('You signed out in another tab.')
  expect(signInReason(undefined, { unfinished: true })).toBe('That sign-in didn’t finish. Please try again.')
  expect(signInReason(undefined, null)).toBeUndefined()
})

test('reads the return address of the last page, and ignores invalid ones', () => {
  expect(returnToOf({ returnTo: '/profile' })).toBe('/profile')
  expect(returnToOf({ returnTo: 7 })).toBeUndefined()
  expect(returnToOf('nonsense')).toBeUndefined()
})
