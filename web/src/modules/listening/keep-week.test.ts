import type { Affirmation, DaysAhead } from '@glimmer/contract'
import { expect, test } from 'vitest'
import { linesAhead } from './keep-week.ts'

const line = (text: string) => ({ _id: text, text }) as Affirmation
const days: DaysAhead = {
  items: [
    { day: '2026-11-21', affirmation: line('over') },
    { day: '2026-11-22', affirmation: line('now') },
    { day: '2026-11-23', affirmation: line('by day'), evening: line('by night') },
  ],
}
const heard = (now: string, timeZone = 'Europe/London') =>
  linesAhead(days, new Date(now), timeZone).map(({ id, tone }) => `${id}, ${tone}`)

test('a device keeps today’s line as it sounds now, and both lines of each day after it, but no day that has passed', () => {
  expect(heard('2026-11-22T09:00:00Z')).toEqual(['now, day', 'by day, day', 'by night, evening'])
  expect(heard('2026-11-22T19:00:00Z')[0]).toBe('now, evening')
})

test('days and hours are those where the user is', () =>
  expect(heard('2026-11-22T16:00:00Z', 'Asia/Tokyo')).toEqual(['by day, day', 'by night, evening']))
