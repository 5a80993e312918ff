import type { DaysAhead, TodaysAffirmation } from '@glimmer/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient, read } from '#platform/api/query.ts'
import { showStoredLine } from './stored-line.ts'

const today = read('GET /affirmations/today').queryKey
const line = (id: string) => ({ _id: id, text: id }) as TodaysAffirmation
const week = {
  items: ['2026-11-21', '2026-11-22'].map((day) => ({ day, affirmation: line(day), evening: line(`${day} evening`) })),
} as DaysAhead

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', { setItem: (key: string, value: string) => stored.set(key, value) })
})

function aDevice(known?: TodaysAffirmation) {
  const client = newQueryClient()
  client.setQueryData(read('GET /affirmations/ahead').queryKey, week)
  if (known) client.setQueryData(today, known)
  return client
}

test.each([
  ['2026-11-22T05:00:00Z', '2026-11-22'],
  ['2026-11-22T16:59:00Z', '2026-11-22'],
  ['2026-11-22T17:00:00Z', '2026-11-22 evening'],
  ['2026-11-22T00:10:00Z', '2026-11-22 evening'],
])('shows the line of a new day that is stored for this hour, and remembers it for the server: %s', (now, id) => {
  const client = aDevice({ ...line('2026-11-21'), day: '2026-11-21' })
  expect(showStoredLine(client, new Date(now), 'Europe/London')?._id).toBe(id)
  expect(client.getQueryData(today)).toEqual({ ...line(id), day: '2026-11-22' })
  expect([...stored.values()]).toEqual([id])
})

test('uses the hour in the user’s time zone', () => {
  const shown = showStoredLine(aDevice(), new Date('2026-11-22T12:00:00Z'), 'Asia/Tokyo')
  expect(shown?._id).toBe('2026-11-22 evening')
})

test('keeps the cached line of the day', () => {
  const known = { ...line('another'), day: '2026-11-22', isFavorite: true }
  const client = aDevice(known)
  expect(showStoredLine(client, new Date('2026-11-22T12:00:00Z'), 'Europe/London')).toBeUndefined()
  expect(client.getQueryData(today)).toEqual(known)
  expect(stored.size).toBe(0)
})

test('keeps the last line when none is stored for the day', () => {
  const known = { ...line('2026-11-22'), day: '2026-11-22' }
  const client = aDevice(known)
  showStoredLine(client, new Date('2026-12-09T12:00:00Z'), 'Europe/London')
  expect(client.getQueryData(today)).toEqual(known)
})
