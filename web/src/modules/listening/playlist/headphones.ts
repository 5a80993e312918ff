type Devices = Pick<MediaDevices, 'enumerateDevices' | 'addEventListener' | 'removeEventListener'>

/** Aliases for whichever device is currently the system's default. */
const aliases = ['default', 'communications']

const outputsOf = async (devices: Devices) =>
  (await devices.enumerateDevices())
    .filter(({ kind, deviceId }) => kind === 'audiooutput' && !aliases.includes(deviceId))
    .map(({ deviceId }) => deviceId)

/**
 * Calls back when headphones, or another audio output, are disconnected, so that the rest is not played aloud. Phones
 * pause by themselves; a computer would carry on through its loudspeaker. Returns a function that stops watching.
 */
export function watchHeadphones(
  onDisconnected: () => void,
  devices: Devices | undefined = globalThis.navigator?.mediaDevices,
) {
  if (!devices) return () => undefined
  const look = () => outputsOf(devices).catch((): string[] => [])
  let known = look()
  /** Compares one change after the other, since two may come at once. */
  const changed = () => {
    known = known.then(async (before) => {
      const now = await look()
      if (before.length > now.length || before.some((id) => !now.includes(id))) onDisconnected()
      return now
    })
  }
  devices.addEventListener('devicechange', changed)
  return () => devices.removeEventListener('devicechange', changed)
}
