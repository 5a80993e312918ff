import { afterEach, expect, test, vi } from 'vitest'
import { pushObstacle, subscribeThisDevice } from './this-device.ts'

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)'
const device = (permission: string | undefined, userAgent = 'Firefox') =>
  ({
    navigator: { userAgent, ...(permission && { serviceWorker: {} }) },
    ...(permission && { PushManager: {}, Notification: { permission } }),
  }) as unknown as Parameters<typeof pushObstacle>[0]

test('asks for permission on a device that can show notifications', () => {
  expect(pushObstacle(device('default'))).toBeUndefined()
  expect(pushObstacle(device('granted'))).toBeUndefined()
})

test('does not ask again after a refusal', () => {
  expect(pushObstacle(device('denied'))).toBe('denied')
})

test('tells iPhones to add the app to the Home Screen, and other browsers that they lack notifications', () => {
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
