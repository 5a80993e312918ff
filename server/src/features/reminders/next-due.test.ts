import { defaultReminders, isQuiet, type ReminderSettings, reminderSlots, teenNight, weekdays } from '@glimmer/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { remindersWith } from '#testing/reminders.ts'
import { wallTime } from '#time/wall-clock.ts'
import { nextDue, slotAt } from './next-due.ts'

const settings = remindersWith
const from = { source: 'today', collectionId: null } as const
const inZone = (timeZone: string, seed = 'maya', isTeen = false) => ({ timeZone, seed, isTeen })
const none = { from: '00:00', to: '00:00' }
const due = (given: ReminderSettings, zone: string, after: string) =>
  nextDue(given, new Date(after), inZone(zone))?.toISOString()

test('the next reminder is at the chosen local time, strictly later', () => {
  const at = settings({ time: '07:40' })
  expect(due(at, 'Europe/London', '2026-11-21T06:00:00Z')).toBe('2026-11-21T07:40:00.000Z')
  expect(due(at, 'Europe/London', '2026-11-21T07:40:00Z')).toBe('2026-11-22T07:40:00.000Z')
  expect(due(at, 'Asia/Kathmandu', '2026-11-21T06:00:00Z')).toBe('2026-11-22T01:55:00.000Z')
  expect(due(at, 'Pacific/Kiritimati', '2026-11-21T06:00:00Z')).toBe('2026-11-21T17:40:00.000Z')
})

test('uses only the chosen days', () => {
  expect(due(settings({ days: [1], time: '08:00' }), 'Europe/London', '2026-11-21T12:00:00Z')).toBe(
    '2026-11-23T08:00:00.000Z',
  )
})

test('is undefined while reminders are off', () => {
  expect(nextDue(defaultReminders, new Date(), inZone('Europe/London'))).toBeNull()
})

describe('clock changes', () => {
  const night = settings({ time: '01:30', quietHours: none })
  test('a skipped time moves by the length of the gap', () => {
    expect(due(night, 'Europe/London', '2027-03-27T12:00:00Z')).toBe('2027-03-28T01:30:00.000Z')
    expect(due(night, 'Europe/London', '2027-03-28T01:30:00Z')).toBe('2027-03-29T00:30:00.000Z')
  })

  test('a repeated time is used once, the first time', () => {
    expect(due(night, 'Europe/London', '2026-10-24T12:00:00Z')).toBe('2026-10-25T00:30:00.000Z')
    expect(due(night, 'Europe/London', '2026-10-25T00:30:00Z')).toBe('2026-10-26T01:30:00.000Z')
  })

  test('a gap into quiet hours skips the day', () => {
    const quietAfter = settings({ time: '01:30', quietHours: { from: '02:00', to: '07:00' } })
    expect(due(quietAfter, 'Europe/London', '2027-03-27T12:00:00Z')).toBe('2027-03-29T00:30:00.000Z')
  })

  test('a day that a time zone skipped is skipped', () => {
    expect(due(settings({ time: '08:00' }), 'Pacific/Apia', '2011-12-29T20:00:00Z')).toBe('2011-12-30T18:00:00.000Z')
  })
})

const zones = [
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Africa/Cairo',
  'America/Santiago',
]
const two = (value: number) => String(value).padStart(2, '0')
const clock = fc.integer({ min: 0, max: 1439 }).map((minute) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`)
const anySettings = fc
  .record({
    days: fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1 }),
    time: clock,
    window: fc.option(
      fc
        .tuple(clock, clock)
        .map(([a, b]) => (a < b ? { ...from, from: a, to: b, count: 1 } : { ...from, from: b, to: a, count: 1 })),
    ),
    quietHours: fc.record({ from: clock, to: clock }),
  })
  .map((made) => settings(made))
const anyInstant = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })

test('a year has at most one reminder on each chosen day, outside quiet hours, in every zone', () => {
  fc.assert(
    fc.property(anySettings, fc.constantFrom(...zones), anyInstant, (given, zone, start) => {
      fc.pre(reminderSlots(given).some(({ minutes }) => minutes.length > 0))
      const days = new Set<string>()
      let after = start
      for (let turn = 0; turn < 40; turn++) {
        const next = nextDue(given, after, inZone(zone))
        if (!next) throw new Error('There is always a next one.')
        const { day, minute } = wallTime(next, zone)
        expect(next > after).toBe(true)
        expect(days.has(day)).toBe(false)
        days.add(day)
        expect(isQuiet(given.quietHours, minute)).toBe(false)
        expect(given.days).toContain(new Date(`${day}T00:00:00Z`).getUTCDay())
        after = next
      }
    }),
    { numRuns: 40 },
  )
})

test('a teen gets no reminder at night, whatever the settings and zone', () => {
  fc.assert(
    fc.property(anySettings, fc.constantFrom(...zones), anyInstant, (given, zone, start) => {
      let after = start
      for (let turn = 0; turn < 40; turn++) {
        const next = nextDue(given, after, inZone(zone, 'noor', true))
        if (!next) return
        expect(isQuiet(teenNight, wallTime(next, zone).minute)).toBe(false)
        after = next
      }
    }),
    { numRuns: 40 },
  )
})

test('a window has a fixed minute for each day', () => {
  const window = settings({ window: { ...from, from: '09:00', to: '12:00', count: 1 } })
  const walk = (seed: string) => {
    const found: string[] = []
    for (let after = new Date('2026-11-01T00:00:00Z'), turn = 0; turn < 60; turn++) {
      const next = nextDue(window, after, inZone('Europe/London', seed))
      if (!next) break
      expect(nextDue(window, new Date(next.getTime() - 1), inZone('Europe/London', seed))).toEqual(next)
      found.push(next.toISOString().slice(11, 16))
      after = next
    }
    return found
  }
  const mine = walk('maya')
  expect(mine.every((at) => at >= '09:00' && at < '12:00')).toBe(true)
  expect(new Set(mine).size).toBeGreaterThan(30)
  expect(walk('noor')).not.toEqual(mine)
})

/** The local times of the reminders of the first two days. */
function timesOf(given: ReminderSettings) {
  const found: string[] = []
  for (let after = new Date('2026-11-01T00:00:00Z'); ; ) {
    const next = nextDue(given, after, inZone('UTC'))
    if (!next || next.toISOString() >= '2026-11-03') return found
    found.push(next.toISOString().slice(11, 16))
    after = next
  }
}

test('several times come each day, in order', () => {
  const times = ['18:30', '08:00', '12:15'].map((time) => ({ time, ...from }))
  expect(timesOf(settings({ times }))).toEqual(['08:00', '12:15', '18:30', '08:00', '12:15', '18:30'])
  const second = nextDue(settings({ times }), new Date('2026-11-01T08:00:00Z'), inZone('UTC'))
  expect(second && slotAt(settings({ times }), second, inZone('UTC'))).toBe(1)
})

test('so many in a window are apart from each other, and outside the quiet hours', () => {
  const quietHours = { from: '13:00', to: '14:00' }
  const given = settings({ window: { ...from, from: '09:00', to: '19:00', count: 3 }, quietHours })
  const found = timesOf(given)
  expect(found).toHaveLength(6)
  const minutes = found.slice(0, 3).map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))
  for (const [at, minute] of minutes.entries()) {
    expect(isQuiet(quietHours, minute)).toBe(false)
    if (at > 0) expect(minute - (minutes[at - 1] ?? 0)).toBeGreaterThanOrEqual(60)
  }
})
