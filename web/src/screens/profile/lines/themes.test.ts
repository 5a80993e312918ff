import { plans } from '@glimmer/contract/plans'
import { expect, test } from 'vitest'
import { toggleTheme } from './your-lines.tsx'

const open = plans.free.themes

test('toggles a theme and keeps the order of the list', () => {
  expect(toggleTheme(['sleep'], 'calm', open)).toEqual(['calm', 'sleep'])
  expect(toggleTheme(['calm', 'sleep'], 'calm', open)).toEqual(['sleep'])
})

test('drops a theme the plan no longer includes at the next choice', () => {
  expect(toggleTheme(['calm', 'fresh-start'], 'focus', open)).toEqual(['calm', 'focus'])
})
