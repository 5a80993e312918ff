import { beforeEach, expect, test } from 'vitest'
import { placeOf, zoneToAskAbout } from './travel.ts'

const hourMs = 60 * 60 * 1000
const start = Date.UTC(2026, 6, 1, 12)

let stored: Map<string, string>
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
} as Storage
beforeEach(() => {
  stored = new Map()
})

const look = (here: string | undefined, hours: number) =>
  zoneToAskAbout({ chosen: 'Europe/London', here, now: start + hours * hourMs }, storage)

test('somebody who has been elsewhere for a day is asked once', () => {
  expect([0, 23, 24, 25, 90].map((hours) => look('Asia/Tokyo', hours))).toEqual([
    undefined,
    undefined,
    'Asia/Tokyo',
    undefined,
    undefined,
  ])
})

test('a stop on the way starts the day anew, and so does coming home', () => {
  look('Asia/Dubai', 0)
  expect(look('Asia/Tokyo', 25)).toBeUndefined()
  expect(look('Europe/London', 30)).toBeUndefined()
  expect(look('Asia/Tokyo', 60)).toBeUndefined()
  expect(look('Asia/Tokyo', 85)).toBe('Asia/Tokyo')
})

test('nobody is asked about a zone with the same time, or that the device cannot name', () => {
  for (const zone of ['Europe/Lisbon', undefined])
    for (const hours of [0, 30]) expect(look(zone, hours)).toBeUndefined()
})

test('nobody is asked where asking cannot be remembered', () => {
  const full = {
    ...storage,
    setItem: () => {
      throw new Error('full')
    },
  } as unknown as Storage
  look('Asia/Tokyo', 0)
  expect(
    zoneToAskAbout({ chosen: 'Europe/London', here: 'Asia/Tokyo', now: start + 30 * hourMs }, full),
  ).toBeUndefined()
})

test('nobody is asked while their days follow a zone that the device does not know', () => {
  const place = { chosen: 'Mars/Olympus_Mons', here: 'Asia/Tokyo' }
  for (const hours of [0, 30])
    expect(zoneToAskAbout({ ...place, now: start + hours * hourMs }, storage)).toBeUndefined()
})

test('a zone is called by its city', () => expect(placeOf('America/New_York')).toBe('New York'))
