import { afterEach, expect, test, vi } from 'vitest'
import { deviceName, pushObstacle, subscribeThisDevice } from './this-device.ts'

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)'
const device = (permission: string | undefined, userAgent = 'Firefox') =>
  ({
    navigator: { userAgent, ...(permission && { serviceWorker: {} }) },
    ...(permission && { PushManager: {}, Notification: { permission } }),
  }) as unknown as Parameters<typeof pushObstacle>[0]

test('a device that can show notifications is asked', () => {
  expect(pushObstacle(device('default'))).toBeUndefined()
  expect(pushObstacle(device('granted'))).toBeUndefined()
})

test('one whose person refused is not asked again', () => {
  expect(pushObstacle(device('denied'))).toBe('denied')
})

test('an iPhone is told to add the app to its Home Screen, another browser that it cannot show notifications', () => {
  expect(pushObstacle(device(undefined, iPhone))).toBe('home-screen')
  expect(pushObstacle(device(undefined))).toBe('unsupported')
})

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['denied', 'denied'],
  ['default', 'dismissed'],
])('the answer %s to the browser’s question counts as %s', async (answer, kind) => {
  vi.stubGlobal('window', device('default'))
  vi.stubGlobal('Notification', { requestPermission: async () => answer })
  expect(await subscribeThisDevice('')).toEqual({ kind })
})

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/143.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/143.0.0.0 Safari/537.36 Edg/143.0`, 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['something new', 'A browser'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
