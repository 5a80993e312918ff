import { afterEach, expect, test, vi } from 'vitest'
import { deviceLight } from './light.ts'

afterEach(() => vi.unstubAllEnvs())

/** The lights of the hours given, on a day in a zone. */
const lightsIn = (zone: string, day: string, hours: readonly number[]) => {
  vi.stubEnv('TZ', zone)
  return hours.map((hour) => deviceLight(new Date(`${day}T${String(hour).padStart(2, '0')}:50:00`)).hour)
}

test('no sun is up after dark, and midnight to five is night', () => {
  expect(lightsIn('Europe/London', '2026-12-10', [0, 4, 7, 12, 15, 16, 21])).toEqual([
    'night',
    'night',
    'dawn',
    'day',
    'golden',
    'dusk',
    'night',
  ])
})

test('summer days are longer, and are in December south of the equator', () => {
  const longDay = ['night', 'dawn', 'day', 'golden', 'dusk', 'night']
  expect(lightsIn('Europe/London', '2026-07-10', [1, 5, 16, 19, 21, 23])).toEqual(longDay)
  expect(lightsIn('Australia/Sydney', '2026-12-10', [1, 5, 16, 19, 21, 23])).toEqual(longDay)
})

test('names no season where the clocks never change', () => {
  vi.stubEnv('TZ', 'Africa/Nairobi')
  expect(deviceLight(new Date('2026-12-10T12:00:00')).season).toBeUndefined()
  vi.stubEnv('TZ', 'Europe/London')
  expect(deviceLight(new Date('2026-12-10T12:00:00')).season).toBe('winter')
})
