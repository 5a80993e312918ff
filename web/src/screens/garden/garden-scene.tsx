import type { VisitDay } from '@glimmer/contract'
import { fnv1a, mulberry32 } from '@glimmer/lib/seeded-random'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { monthOf } from '#lib/calendar.ts'
import { classNames } from '#lib/class-names.ts'
import classes from './garden-scene.module.css'
import { dayName, monthName } from './month-names.ts'

interface GardenSceneProps {
  days: readonly VisitDay[]
  /** How many days came before these. */
  earlier: number
  chosen: string | undefined
  onChoose: (day: string) => void
}

/**
 * One continuous meadow to wander through, with a light on a stem for each day of a year; each opens its day. Those whose
 * line felt true are in bloom. Months are places in it.
 */
export function GardenScene({ days, earlier, chosen, onChoose }: GardenSceneProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const lights = useRef<HTMLUListElement>(null)
  // The meadow is wider than the window: the chosen day comes into it, at first the latest.
  useEffect(() => {
    const shown = lights.current?.querySelector('[aria-pressed="true"]')?.parentElement
    if (!(scroller.current && shown)) return
    const { scrollLeft, clientWidth } = scroller.current
    const isVisible = shown.offsetLeft > scrollLeft + 40 && shown.offsetLeft < scrollLeft + clientWidth - 40
    if (chosen && !isVisible) scroller.current.scrollLeft = shown.offsetLeft - clientWidth / 2
  }, [chosen])
  const dates = days.map(({ day }) => day)
  const places = placeLights(dates)
  const width = meadowWidth(days.length)
  const now = new Date()
  const at = Math.max(
    0,
    days.findIndex(({ day }) => day === chosen),
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: days.length - 1 }[event.key]
    const day = target === undefined ? undefined : days[target]
    if (!day || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onChoose(day.day)
    lights.current?.querySelectorAll('button')[target ?? 0]?.focus()
  }
  return (
    <div ref={scroller} className={classes.scroller}>
      <div className={classes.scene} style={{ '--windows': width / 100 } as React.CSSProperties}>
        <Land places={places} earlier={earlier} width={width} />
        {monthsIn(dates).map(({ month, x }) => (
          <span
            key={month}
            className={classes.month}
            style={{ left: `max(${(x / width) * 100}%, 2.8rem)` }}
            aria-hidden="true"
          >
            {monthName(month, now)}
          </span>
        ))}
        <ul ref={lights} className={`cover ${classes.lights}`} aria-label="Days, one light each" onKeyDown={onKeyDown}>
          {places.map(({ x, y, size }, index) => {
            const lit = days[index]
            if (!lit) return null
            return (
              <li key={lit.day} style={{ left: `${(x / width) * 100}%`, top: `${y}%` }}>
                <button
                  type="button"
                  className={classNames(
                    'bare middle',
                    classes.light,
                    lit.affirmation?.response === 'true' && classes.bloom,
                  )}
                  style={{ '--size': size } as React.CSSProperties}
                  aria-label={dayName(lit.day)}
                  aria-pressed={lit.day === chosen}
                  tabIndex={index === at ? 0 : -1}
                  onClick={() => onChoose(lit.day)}
                />
              </li>
            )
          })}
        </ul>
        {earlier > 0 && (
          <p className={classes.shore}>
            The far shore: {earlier} earlier {earlier === 1 ? 'day' : 'days'}
          </p>
        )}
      </div>
    </div>
  )
}

interface LandProps {
  places: readonly Place[]
  earlier: number
  width: number
}

/** Shore, stems and leaves, stretched to the scene; strokes keep their width. */
function Land({ places, earlier, width }: LandProps) {
  const { hills, ground } = ridges(width)
  const shore = farShore(earlier, width)
  const buds = budsBeside(places)
  return (
    <svg className="cover" viewBox={`0 0 ${width} 100`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path fill="var(--hill)" d={hills} />
      <path className={classNames(classes.far, classes.glow)} d={shore} />
      <path className={classes.far} d={shore} />
      <path fill="var(--ground)" d={ground} />
      <path fill="var(--leaf)" opacity="0.45" d={grassOf(width)} />
      <path className={classes.stems} d={stemsOf([...buds, ...places])} />
      <path fill="var(--leaf)" opacity="0.85" d={leavesOf([...buds, ...buds.toReversed(), ...places])} />
      <path fill="var(--petal)" opacity="0.75" d={budsOf(buds)} />
      <rect className={classes.water} y="80" width={width} height="20" />
      <path className={classes.glints} d={glintsOf(places)} />
    </svg>
  )
}

/** The position of a light and of the foot of its stem, in hundredths of a window's width and of the scene's height. */
export interface Place {
  x: number
  y: number
  foot: number
  /** Its relative size; 1 is normal. */
  size: number
}

/** A window has room for about a month of days; the water begins at `water`. */
const lightsPerWindow = 31
export const water = 80
const margin = 6
const highest = 20
const lowest = 58

/** How far buds stand from each other. */
const budStep = 4.6
const step = (100 - 2 * margin) / (lightsPerWindow - 1)
/** Until there are so many lights, they are larger, and buds stand beside them for the next ones. */
const fewLights = 7

/** The width of the meadow, in hundredths of a window: it grows with the days, and is never narrower than a window. */
export const meadowWidth = (days: number): number => Math.max(100, 2 * margin + step * (days - 1))

/** Where the first of so many lights is: few of them stand in the middle of the window. */
const leftOf = (days: number): number => Math.max(margin, (100 - step * (days - 1)) / 2)

/** Places the days from left to right in order: a day away leaves no gap. */
export function placeLights(days: readonly string[]): Place[] {
  const left = leftOf(days.length)
  const larger = 1 + Math.max(0, fewLights - days.length) * 0.1
  return days.map((day, at) => {
    const random = mulberry32(fnv1a(day))
    const x = left + at * step
    // Neighbours have different heights, so that a tap hits only one of them.
    const band = at % 3
    const y = highest + ((band + random()) / 3) * (lowest - highest)
    return { x, y, foot: Math.max(2, x + (random() - 0.5) * 4), size: (0.85 + random() * 0.4) * larger }
  })
}

/** The first day of each month, with its place. */
export const monthsIn = (days: readonly string[]) =>
  days.flatMap((day, at) =>
    at === 0 || monthOf(days[at - 1] ?? '') !== monthOf(day)
      ? { month: monthOf(day), day, x: leftOf(days.length) + at * step }
      : [],
  )

/** The stems as one path, on a grid 100 high. */
const stemsOf = (places: readonly Place[]): string =>
  places
    .map(({ x, y, foot }) => `M${foot} ${water}C${foot} ${(water + y) / 2} ${x} ${(water + y) / 2} ${x} ${y}`)
    .join('')

/** The lights' reflections on the water below the stems, as one path: three strokes each, increasingly short. */
const glintsOf = (places: readonly Place[]): string =>
  places
    .map(({ foot, size }) =>
      [1.1, 0.75, 0.4].map((half, at) => `M${foot - half * size} ${water + 4 + at * 3.2}h${2 * half * size}`).join(''),
    )
    .join('')

/** The leaves at the foot of each stem as one path. */
const leavesOf = (places: readonly Place[]): string =>
  places
    .map(({ foot, size }, at) => {
      const way = at % 2 ? 1 : -1
      return `M${foot} ${water}q${way * 1.5} ${-9 * size} ${way * 1.1} ${-15 * size}q${way * -1.3} ${6 * size} ${way * -1.1} ${15 * size}z`
    })
    .join('')

/** The buds beside the first lights, on either side in turn: a promise of days, on shorter stems. */
function budsBeside(places: readonly Place[]): Place[] {
  const [first, last] = [places[0], places.at(-1)]
  if (!(first && last)) return []
  return Array.from({ length: 2 * Math.max(0, fewLights - places.length) }, (_, at) => {
    const random = mulberry32(at + 3)
    const away = (Math.floor(at / 2) + 1) * budStep + random()
    const x = at % 2 ? last.x + away : first.x - away
    return { x, y: water - 12 - random() * 17, foot: x + (random() - 0.5) * 3, size: 0.45 + random() * 0.3 }
  })
}

/** The closed petals at the top of each bud's stem, as one path. */
const budsOf = (buds: readonly Place[]): string =>
  buds
    .map(
      ({ x, y, size }) =>
        `M${x} ${y - 5 * size}q${1.9 * size} ${5 * size} 0 ${8 * size}q${-1.9 * size} ${-3 * size} 0 ${-8 * size}z`,
    )
    .join('')

/** Blades of grass all along the shore, as one path: the meadow is there before its first light. */
function grassOf(width: number): string {
  const random = mulberry32(11)
  return Array.from({ length: Math.round(width * 0.9) }, (_, at) => {
    const [x, tall, lean] = [((at + random()) / 0.9).toFixed(1), 3 + random() * 7, (random() - 0.5) * 1.6]
    return `M${x} ${water}q${(lean * 0.4).toFixed(2)} ${(-tall * 0.6).toFixed(1)} ${lean.toFixed(2)} ${(-tall).toFixed(1)}q${(0.5 - lean * 0.4).toFixed(2)} ${(tall * 0.5).toFixed(1)} ${(0.45 - lean).toFixed(2)} ${tall.toFixed(1)}z`
  }).join('')
}

/** The hills and the ground behind the meadow, as closed paths: a wave for each window's width. */
function ridges(width: number): { hills: string; ground: string } {
  const windows = Array.from({ length: Math.ceil(width / 100) }, (_, at) => at * 100)
  const hills = windows.map(
    (x) => `C${x + 12} 68 ${x + 26} 72 ${x + 40} 71S${x + 66} 66 ${x + 82} 69 ${x + 96} 73 ${x + 100} 73`,
  )
  const ground = windows.map((x) => `C${x + 20} 76 ${x + 46} 79 ${x + 64} 77S${x + 90} 76 ${x + 100} 77.5`)
  return { hills: `M0 73${hills.join('')}V80H0z`, ground: `M0 77.5${ground.join('')}V81H0z` }
}

/** Earlier days as dots along the far shore; at most 120. */
export function farShore(count: number, width: number): string {
  const most = 120
  const random = mulberry32(count)
  const visible = Math.min(count, most)
  return Array.from({ length: visible }, (_, at) => {
    const x = 4 + ((at + 0.5) / visible) * (width - 8)
    return `M${x.toFixed(1)} ${(70 + random() * 6).toFixed(1)}h0`
  }).join('')
}
