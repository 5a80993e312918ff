import { afterEach, expect, test, vi } from 'vitest'
import { pushObstacle, subscribeThisDevice } from './this-device.ts'

const touch = { maxTouchPoints: 5 }
const device = (permission: string | undefined, abilities: object = { maxTouchPoints: 0 }) =>
  ({
    navigator: { ...abilities, ...(permission && { serviceWorker: {} }) },
    ...(permission && { PushManager: {}, Notification: { permission } }),
  }) as unknown as Parameters<typeof pushObstacle>[0]

test('asks for permission on a device that can show notifications', () => {
  expect(pushObstacle(device('default'))).toBeUndefined()
  expect(pushObstacle(device('granted'))).toBeUndefined()
})

test('does not ask again after a refusal', () => {
  expect(pushObstacle(device('denied'))).toBe('denied')
})

test('tells devices with a Home Screen to add the app to it, and others that they lack notifications', () => {
  expect(pushObstacle(device(undefined, { ...touch, standalone: false }))).toBe('home-screen')
  expect(pushObstacle(device(undefined, { ...touch, standalone: true }))).toBe('unsupported')
  expect(pushObstacle(device(undefined, { maxTouchPoints: 0, standalone: false }))).toBe('unsupported')
  expect(pushObstacle(device(undefined, touch))).toBe('unsupported')
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
