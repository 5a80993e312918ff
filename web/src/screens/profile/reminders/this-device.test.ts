import { afterEach, expect, test, vi } from 'vitest'
import { askThisDevice, obstacle } from './this-device.ts'

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)'
const device = (permission: string | undefined, userAgent = 'Firefox') =>
  ({
    navigator: { userAgent, ...(permission && { serviceWorker: {} }) },
    ...(permission && { PushManager: {}, Notification: { permission } }),
  }) as unknown as Parameters<typeof obstacle>[0]

test('a device that can be reached is asked', () => {
  expect(obstacle(device('default'))).toBeUndefined()
  expect(obstacle(device('granted'))).toBeUndefined()
})

test('one that said no is not asked again', () => {
  expect(obstacle(device('denied'))).toBe('denied')
})

test('an iPhone without notifications has to be told of the Home Screen, other browsers that they cannot', () => {
  expect(obstacle(device(undefined, iPhone))).toBe('home-screen')
  expect(obstacle(device(undefined))).toBe('unsupported')
})

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['denied', 'denied'],
  ['default', 'dismissed'],
])('somebody who answers the browser with %s has it %s', async (answer, kind) => {
  vi.stubGlobal('window', device('default'))
  vi.stubGlobal('Notification', { requestPermission: async () => answer })
  expect(await askThisDevice('')).toEqual({ kind })
})
