import { useSyncExternalStore } from 'react'

const hours = ['night', 'dawn', 'day', 'golden', 'dusk'] as const

/** The light of an hour: which part of the day it is outside, and the season where the device's zone tells it. */
export interface Light {
  hour: (typeof hours)[number]
  season: 'winter' | 'summer' | undefined
}

/** The minute of the day at which each light begins, by season; the last of a day lasts until the first of the next. */
const beginnings: Record<'winter' | 'summer' | 'between', readonly (readonly [Light['hour'], number])[]> = {
  winter: [
    ['dawn', 6 * 60],
    ['day', 8 * 60],
    ['golden', 14 * 60 + 45],
    ['dusk', 16 * 60],
    ['night', 17 * 60 + 30],
  ],
  between: [
    ['dawn', 5 * 60],
    ['day', 7 * 60],
    ['golden', 16 * 60 + 45],
    ['dusk', 18 * 60],
    ['night', 19 * 60 + 30],
  ],
  summer: [
    ['dawn', 4 * 60],
    ['day', 6 * 60],
    ['golden', 19 * 60],
    ['dusk', 20 * 60 + 45],
    ['night', 22 * 60 + 15],
  ],
}

/** How far a device's clock is ahead of UTC at the start of a month of a year, in minutes. */
const aheadIn = (year: number, month: number): number => -new Date(year, month, 1).getTimezoneOffset()

/**
 * The season of a date: clocks go forward in summer, so January ahead of July means the south. Undefined in spring and
 * autumn, and where the clocks never change, as near the equator.
 */
function seasonOf(now: Date): Light['season'] {
  const [january, july] = [aheadIn(now.getFullYear(), 0), aheadIn(now.getFullYear(), 6)]
  if (january === july) return undefined
  const month = now.getMonth()
  const isColdNorth = month === 11 || month < 2
  const isWarmNorth = month >= 5 && month < 8
  if (!isColdNorth && !isWarmNorth) return undefined
  return isColdNorth === july > january ? 'winter' : 'summer'
}

/** The light outside at a time of the device's clock. */
export function lightAt(now: Date): Light {
  const season = seasonOf(now)
  const minute = now.getHours() * 60 + now.getMinutes()
  const begun = beginnings[season ?? 'between'].findLast(([, from]) => minute >= from)
  return { hour: begun?.[0] ?? 'night', season }
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

let latest = lightAt(new Date())

/** The same object while the light is the same, so that the picture is not drawn again. */
function lightNow(): Light {
  const now = lightAt(new Date())
  if (now.hour !== latest.hour || now.season !== latest.season) latest = now
  return latest
}

/** The light outside now; it changes in an open page too. */
export const useLight = (): Light => useSyncExternalStore(followTime, lightNow, lightNow)
