import type { Milestone, Theme } from '@glimmer/contract'
import { expect, test } from 'vitest'
import { milestoneTitle, scenesOf } from './milestones.tsx'

const milestone = (days: number, ...themes: Theme[]) => ({
  kind: days === 7 ? ('week' as const) : ('month' as const),
  days,
  lines: themes.map((theme) => ({ day: '2026-11-01', affirmation: { themes: [theme] } })) as Milestone['lines'],
})

test('gives each milestone its own picture, even if all lines share a theme', () => {
  const scenes = scenesOf([milestone(60, 'sleep'), milestone(30, 'sleep', 'calm'), milestone(7, 'sleep')])
  expect(scenes.map(({ theme }) => theme).slice(1)).toEqual(['calm', 'sleep'])
  expect(new Set(scenes.map(({ theme }) => theme)).size).toBe(3)
  expect(new Set(scenes.map(({ seed }) => seed)).size).toBe(3)
  expect(new Set(scenes.map(({ sun }) => Math.round(sun.x))).size).toBe(3)
})

test('keeps a milestone’s picture when another is reached', () => {
  const week = milestone(7, 'focus')
  expect(scenesOf([milestone(30, 'focus'), week])[1]).toEqual(scenesOf([week])[0])
})

test('gives a picture to a milestone whose lines were deleted', () => {
  expect(scenesOf([milestone(7)])[0]?.theme).toBeDefined()
})

test('names a milestone after the time it looks back on', () => {
  expect(milestoneTitle({ kind: 'week', days: 7 })).toBe('A postcard from your first week')
  expect([30, 60, 300].map((days) => milestoneTitle({ kind: 'month', days }))).toEqual([
    'A month in lines',
    'Your second month in lines',
    'Month 10 in lines',
  ])
})
