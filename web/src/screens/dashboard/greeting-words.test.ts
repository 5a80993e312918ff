import { expect, test } from 'vitest'
import { callName, daysWords, greeting, longDate, welcomeBack } from './greeting-words.ts'

test.each([
  [4, 'Good evening'],
  [5, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [17, 'Good afternoon'],
  [18, 'Good evening'],
  [0, 'Good evening'],
])('at %i o’clock Glimmer says %s', (hour, words) => expect(greeting(hour)).toBe(words))

test('a person is called by the first name, else the username, and never "User"', () => {
  expect(callName({ firstName: 'Maya', username: 'maya92' })).toBe('Maya')
  expect(callName({ firstName: null, username: 'maya92' })).toBe('maya92')
  expect(callName({ firstName: null, username: 'User' })).toBeUndefined()
})

test('the day is written without a comma', () => {
  expect(longDate(new Date(2026, 10, 20, 9))).toBe('Friday 20 November')
})

test.each([
  [0, undefined],
  [1, 'Your first day'],
  [12, '12 days so far'],
])('after %i days it says %s', (days, words) => expect(daysWords({ days })).toBe(words))

test('a day away is no matter, and who was away for longer is welcomed without a count', () => {
  expect(welcomeBack({ awayFor: 1 })).toBeUndefined()
  expect(welcomeBack({ awayFor: 2 })).toBe('Good to see you. Nothing was lost.')
})
