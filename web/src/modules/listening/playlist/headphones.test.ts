import { expect, test, vi } from 'vitest'
import { watchHeadphones } from './headphones.ts'

/** Fake media devices, with outputs that can be unplugged. */
function aMachine(...plugged: string[]) {
  let now = plugged
  let looks = 0
  const devices = Object.assign(new EventTarget(), {
    async enumerateDevices() {
      looks++
      return [...now, 'default'].map((deviceId) => ({ kind: 'audiooutput', deviceId }) as MediaDeviceInfo)
    },
  })
  return {
    devices: devices as unknown as MediaDevices,
    looks: () => looks,
    plug(...next: string[]) {
      now = next
      devices.dispatchEvent(new Event('devicechange'))
    },
  }
}

test('reports unplugged headphones, and ignores plugged-in ones', async () => {
  const { devices, plug, looks } = aMachine('loudspeaker')
  const gone = vi.fn()
  watchHeadphones(gone, devices)
  plug('loudspeaker', 'headphones')
  await vi.waitFor(() => expect(looks()).toBe(2), 15_000)
  plug('loudspeaker')
  await vi.waitFor(() => expect(looks()).toBe(3), 15_000)
  await vi.waitFor(() => expect(gone).toHaveBeenCalledOnce(), 15_000)
})

test('stops listening to device changes', () => {
  const { devices, plug, looks } = aMachine('loudspeaker', 'headphones')
  const stop = watchHeadphones(vi.fn(), devices)
  stop()
  plug('loudspeaker')
  expect(looks()).toBe(1)
})
