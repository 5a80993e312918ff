import { expect, test } from 'vitest'
import { themeChoices } from './theme-choices.ts'

test('lists locked themes with the plan that includes them', () => {
  const free = themeChoices('free', true)
  expect(free).toHaveLength(12)
  expect(free.find(({ value }) => value === 'calm')).toEqual({ value: 'calm', label: 'Calm' })
  expect(free.find(({ value }) => value === 'courage')?.lockedBy).toBe('Premium')
  expect(free.find(({ value }) => value === 'fresh-start')?.lockedBy).toBe('Pro')
})

test('locks nothing on the highest plan', () => {
  expect(themeChoices('pro', true).filter(({ lockedBy }) => lockedBy)).toEqual([])
})

test('hides locked themes on a hard day', () => {
  expect(themeChoices('free', false).map(({ value }) => value)).toHaveLength(7)
})
