import { plans } from '@glimmer/contract/plans'
import { expect, test } from 'vitest'
import { toggleTheme } from './themes.tsx'

const open = plans.free.themes

test('a theme is chosen and removed again, in the order of the list', () => {
  expect(toggleTheme(['sleep'], 'calm', open)).toEqual(['calm', 'sleep'])
  expect(toggleTheme(['calm', 'sleep'], 'calm', open)).toEqual(['sleep'])
})

test('a theme of an earlier plan is removed with the next choice', () => {
  expect(toggleTheme(['calm', 'fresh-start'], 'focus', open)).toEqual(['calm', 'focus'])
})
