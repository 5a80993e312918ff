import { describe, expect, test } from 'vitest'
import { initialWatching, milestonesOf, type TutorialEvent, type Watching, watch } from './watch.ts'

const after = (...events: TutorialEvent[]): Watching => events.reduce(watch, initialWatching)
const start = { name: 'start' } as const
const complete = { name: 'complete' } as const
const dismiss = { name: 'dismiss' } as const
const to = (percentage: number) => ({ name: 'progress', percentage }) as const

describe('watch', () => {
  const table: [string, TutorialEvent[], Watching['status'], number][] = [
    ['is not started until it is', [], 'not_started', 0],
    ['begins with the first play', [start], 'in_progress', 0],
    ['goes on when it is played again', [start, to(25), start], 'in_progress', 25],
    ['begins with progress too, should the start be lost', [to(25)], 'in_progress', 25],
    ['never goes back', [start, to(75), to(25)], 'in_progress', 75],
    ['is completed at 100 percent', [start, to(100)], 'completed', 100],
    ['is completed by saying so', [start, to(50), complete], 'completed', 100],
    ['is completed even when nothing was heard of it before', [complete], 'completed', 100],
    ['can be put away before it was begun', [dismiss], 'dismissed', 0],
    ['remembers how far it came when it is put away', [start, to(50), dismiss], 'dismissed', 50],
    ['is taken up again by starting it', [start, to(50), dismiss, start], 'in_progress', 50],
    ['stays put away when progress arrives late', [start, dismiss, to(50)], 'dismissed', 50],
    ['is completed by the last of late progress', [start, dismiss, to(100)], 'completed', 100],
    ['is completed after it was put away', [dismiss, complete], 'completed', 100],
    ['stays completed when it is put away', [complete, dismiss], 'completed', 100],
    ['stays completed when it is watched again', [complete, start, to(25), dismiss], 'completed', 100],
  ]
  test.each(table)('%s', (_, events, status, percentage) => {
    expect(after(...events)).toEqual({ status, percentage })
  })

  test('counts the milestones passed', () => {
    expect([0, 24, 25, 60, 99, 100].map((percentage) => milestonesOf({ status: 'in_progress', percentage }))).toEqual([
      [],
      [],
      [25],
      [25, 50],
      [25, 50, 75],
      [25, 50, 75, 100],
    ])
  })
})
