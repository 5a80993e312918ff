import { expect, test } from 'vitest'
import { themeChoices } from './theme-choices.ts'

test('locked themes stay in sight under the name of the plan that opens them', () => {
  const free = themeChoices('free', true)
  expect(free).toHaveLength(12)
  expect(free.find(({ value }) => value === 'calm')).toEqual({ value: 'calm', label: 'Calm' })
  expect(free.find(({ value }) => value === 'courage')?.lockedBy).toBe('Premium')
  expect(free.find(({ value }) => value === 'fresh-start')?.lockedBy).toBe('Pro')
})

test('nothing is locked on the highest plan', () => {
  expect(themeChoices('pro', true).filter(({ lockedBy }) => lockedBy)).toEqual([])
})

test('on a hard day only what is open is shown', () => {
  expect(themeChoices('free', false).map(({ value }) => value)).toHaveLength(7)
})
