import { expect, test } from 'vitest'
import { callName, daysWords, greeting, longDate, weekUntil, welcomeBack } from './greeting.tsx'

test.each([
  [4, 'Good night'],
  [5, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [17, 'Good afternoon'],
  [18, 'Good evening'],
  [0, 'Good night'],
])('at %i o’clock Glimmer says %s', (hour, words) => expect(greeting(hour)).toBe(words))

test('greets by first name, else by username, never as "User"', () => {
  expect(callName({ firstName: 'Maya', username: 'maya92' })).toBe('Maya')
  expect(callName({ firstName: null, username: 'maya92' })).toBe('maya92')
  expect(callName({ firstName: null, username: 'User' })).toBeUndefined()
})

test('writes the day without a comma', () => {
  expect(longDate(new Date(2026, 10, 20, 9))).toBe('Friday 20 November')
})

test.each([
  [0, undefined],
  [1, 'Your first day'],
  [12, '12 days with Glimmer'],
])('after %i days it says %s', (days, words) => expect(daysWords({ days })).toBe(words))

test('welcomes back after several days, without a count', () => {
  expect(welcomeBack({ daysAway: 1 })).toBeUndefined()
  expect(welcomeBack({ daysAway: 2 })).toBe('Welcome back. Everything’s here.')
})

test('ends the week on the given day, across months', () => {
  const week = weekUntil('2026-12-02')
  expect(week.map(({ day }) => day)).toEqual([
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
  ])
  expect(week.map(({ letter }) => letter).join('')).toBe('TFSSMTW')
})
