type Devices = Pick<MediaDevices, 'enumerateDevices' | 'addEventListener' | 'removeEventListener'>

/** These two stand for whichever device is the system's choice at the moment. */
const aliases = ['default', 'communications']

const outputsOf = async (devices: Devices) =>
  (await devices.enumerateDevices())
    .filter(({ kind, deviceId }) => kind === 'audiooutput' && !aliases.includes(deviceId))
    .map(({ deviceId }) => deviceId)

/**
 * Calls back when a pair of headphones, or another thing that sound came from, is gone: nobody wants the rest aloud.
 * Phones pause by themselves; a computer would go on through its loudspeaker. Returns a function that stops it.
 */
export function watchHeadphones(onGone: () => void, devices: Devices | undefined = globalThis.navigator?.mediaDevices) {
  if (!devices) return () => undefined
  const look = () => outputsOf(devices).catch((): string[] => [])
  let known = look()
  /** One look after the other: two changes may come at once. */
  const changed = () => {
    known = known.then(async (before) => {
      const now = await look()
      if (before.length > now.length || before.some((id) => !now.includes(id))) onGone()
      return now
    })
  }
  devices.addEventListener('devicechange', changed)
  return () => devices.removeEventListener('devicechange', changed)
}
