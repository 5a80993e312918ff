const hours = ['night', 'dawn', 'day', 'golden', 'dusk'] as const

/** The light of an hour: which part of the day it is outside, and the season where the time zone tells it. */
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

/** How far a zone's clocks are ahead of UTC on the first of January and of July, in minutes. */
export interface ClockShift {
  january: number
  july: number
}

/**
 * The season of a month, 0 to 11: clocks go forward in summer, so January ahead of July means the south. Undefined in
 * spring and autumn, and where the clocks never change, as near the equator.
 */
function seasonOf(month: number, { january, july }: ClockShift): Light['season'] {
  if (january === july) return undefined
  const isColdNorth = month === 11 || month < 2
  const isWarmNorth = month >= 5 && month < 8
  if (!isColdNorth && !isWarmNorth) return undefined
  return isColdNorth === july > january ? 'winter' : 'summer'
}

/** The light outside at a minute of the day, in a month from 0 to 11. */
export function lightAt(minute: number, month: number, clocks: ClockShift): Light {
  const season = seasonOf(month, clocks)
  const begun = beginnings[season ?? 'between'].findLast(([, from]) => minute >= from)
  return { hour: begun?.[0] ?? 'night', season }
}
