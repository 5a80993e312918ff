import { expect, test } from 'vitest'
import { milestoneTitle } from './milestone-title.ts'

test('names a milestone after the time it looks back on', () => {
  expect(milestoneTitle({ kind: 'week', days: 7 })).toBe('A postcard from your first week')
  expect([30, 60, 300].map((days) => milestoneTitle({ kind: 'month', days }))).toEqual([
    'A month in lines',
    'Your second month in lines',
    'Month 10 in lines',
  ])
})
