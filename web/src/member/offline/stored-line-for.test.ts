import { expect, test } from 'vitest'
import type { OfflineCopies } from './device-store.ts'
import { storedLineFor } from './stored-line-for.ts'

/** What a device in London stores on 22 November: the line of that day, and those of the two days after it. */
function aCopy() {
  const user = { _id: 'maya', age: { isOpen: true }, preferences: { timeZone: 'Europe/London' } }
  const ahead = ['2026-11-23', '2026-11-24'].map((day) => ({ day, affirmation: { text: `stored for ${day}` } }))
  const answers = [
    { key: ['GET /users/history', { limit: 12 }], data: { pages: [] }, at: 0 },
    { key: ['GET /affirmations/today'], data: { day: '2026-11-22', text: 'read today' }, at: 0 },
    { key: ['GET /affirmations/ahead'], data: { items: ahead }, at: 0 },
  ]
  return { user, answers } as unknown as OfflineCopies
}

test('the line that was read today is today’s', () => {
  expect(storedLineFor(aCopy(), new Date('2026-11-22T23:59:00Z'))).toBe('read today')
})

test('once the day has turned where the person is, it is the line stored ahead for the new one', () => {
  expect(storedLineFor(aCopy(), new Date('2026-11-23T00:01:00Z'))).toBe('stored for 2026-11-23')
})

test('yesterday’s line is never today’s: beyond the days stored ahead there is none', () => {
  expect(storedLineFor(aCopy(), new Date('2026-11-25T12:00:00Z'))).toBeUndefined()
})

test('nobody has a line who still owes their age, waits for a grown-up, or of whom neither is known', () => {
  const today = new Date('2026-11-22T12:00:00Z')
  for (const age of [null, { isOpen: false }, undefined]) {
    const copies = aCopy()
    Object.assign(copies.user, { age })
    expect(storedLineFor(copies, today)).toBeUndefined()
  }
})

test('a device that stored nothing but a name has no line', () => {
  expect(storedLineFor({ ...aCopy(), answers: [] }, new Date('2026-11-22T12:00:00Z'))).toBeUndefined()
})
