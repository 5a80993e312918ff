import type { DaysAhead, TodaysAffirmation } from '@glimmer/contract'
import { expect, test } from 'vitest'
import { newQueryClient, read } from '#platform/api/query.ts'
import { showStoredLine } from './stored-line.ts'

const today = read('GET /affirmations/today').queryKey
const line = (id: string) => ({ _id: id, text: id }) as TodaysAffirmation
const week = {
  items: ['2026-11-21', '2026-11-22'].map((day) => ({ day, affirmation: line(day) })),
} as DaysAhead

function aDevice(known?: TodaysAffirmation) {
  const client = newQueryClient()
  client.setQueryData(read('GET /affirmations/ahead').queryKey, week)
  if (known) client.setQueryData(today, known)
  return client
}

test('shows the stored line of a new day', () => {
  const client = aDevice({ ...line('2026-11-21'), day: '2026-11-21' })
  showStoredLine(client, '2026-11-22')
  expect(client.getQueryData(today)).toEqual({ ...line('2026-11-22'), day: '2026-11-22' })
})

test('keeps the cached line of the day', () => {
  const known = { ...line('another'), day: '2026-11-22', isFavorite: true }
  const client = aDevice(known)
  showStoredLine(client, '2026-11-22')
  expect(client.getQueryData(today)).toEqual(known)
})

test('keeps the last line when none is stored for the day', () => {
  const known = { ...line('2026-11-22'), day: '2026-11-22' }
  const client = aDevice(known)
  showStoredLine(client, '2026-12-09')
  expect(client.getQueryData(today)).toEqual(known)
})
