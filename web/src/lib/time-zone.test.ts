import { expect, test, vi } from 'vitest'
import { deviceZone, isKnownZone } from './calendar.ts'

const onDeviceIn = (timeZone: string) => {
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone }
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
}

test('a device without a time zone, or in one that cannot be named, has none', () => {
  onDeviceIn('Europe/Paris')
  expect(deviceZone()).toBe('Europe/Paris')
  onDeviceIn('Etc/Unknown')
  expect(deviceZone()).toBeUndefined()
})

test('a zone that this device does not know is told apart', () => {
  expect(isKnownZone('Europe/London')).toBe(true)
  expect(isKnownZone('Mars/Olympus_Mons')).toBe(false)
})
