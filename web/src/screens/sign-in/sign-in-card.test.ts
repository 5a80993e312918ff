import { expect, test } from 'vitest'
import { returnToOf } from '#auth/return-to.ts'
import { signInReason } from './sign-in-card.tsx'

test('the sign-in card says why somebody is asked to sign in, and nothing to those who came by themselves', () => {
  expect(signInReason('refused')).toBe('Authentication required. Please sign in again.')
  expect(signInReason('elsewhere')).toBe('You signed out in another tab.')
  expect(signInReason(undefined, { unfinished: true })).toBe('That sign-in didn’t finish. Please try again.')
  expect(signInReason(undefined, null)).toBeUndefined()
})

test('the way on is read from what the last page left, whatever that was', () => {
  expect(returnToOf({ returnTo: '/profile' })).toBe('/profile')
  expect(returnToOf({ returnTo: 7 })).toBeUndefined()
  expect(returnToOf('nonsense')).toBeUndefined()
})
