import { type Light, lightAt } from '@glimmer/picture/light'
import { useSyncExternalStore } from 'react'

/** How far the device's clock is ahead of UTC at the start of a month of a year, in minutes. */
const aheadIn = (year: number, month: number): number => -new Date(year, month, 1).getTimezoneOffset()

/** The light outside at a time of the device's clock. */
export function deviceLight(now: Date): Light {
  const year = now.getFullYear()
  const clocks = { january: aheadIn(year, 0), july: aheadIn(year, 6) }
  return lightAt(now.getHours() * 60 + now.getMinutes(), now.getMonth(), clocks)
}

const minuteMs = 60_000

function followTime(onChange: () => void) {
  const timer = setInterval(onChange, minuteMs)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

let latest = deviceLight(new Date())

/** The same object while the light is the same, so that the picture is not drawn again. */
function lightNow(): Light {
  const now = deviceLight(new Date())
  if (now.hour !== latest.hour || now.season !== latest.season) latest = now
  return latest
}

/** The light outside now; it changes in an open page too. */
export const useLight = (): Light => useSyncExternalStore(followTime, lightNow, lightNow)

/** The light of the night, for pictures that have a sun of their own by day: none is up after dark. */
export function useNight(): Light | undefined {
  const light = useLight()
  return light.hour === 'night' ? light : undefined
}
