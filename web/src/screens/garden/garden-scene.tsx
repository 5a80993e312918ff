import type { VisitDay } from '@glimmer/contract'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { classNames } from '#lib/class-names.ts'
import { randomFrom, seedFrom } from '#lib/random.ts'
import classes from './garden-scene.module.css'
import { dayName } from './month-names.ts'

interface GardenSceneProps {
  days: readonly VisitDay[]
  earlier: number
  /** Whether it is the current month, so that lights may still be added. */
  isGrowing: boolean
  chosen: string | undefined
  onChoose: (day: string) => void
}

/**
 * One light for each day of a month, on stems over still water; each opens its day. Those whose line felt true are in
 * bloom.
 */
export function GardenScene({ days, earlier, isGrowing, chosen, onChoose }: GardenSceneProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const lights = useRef<HTMLUListElement>(null)
  // If the month is wider than the window, scroll to the latest day.
  useEffect(() => {
    const last = lights.current?.lastElementChild
    if (scroller.current && last instanceof HTMLElement)
      scroller.current.scrollLeft = last.offsetLeft - scroller.current.clientWidth / 2
  }, [])
  const places = placeLights(days.map(({ day }) => day))
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
      <div className={classes.scene}>
        <Land stems={stemsOf(places)} leaves={leavesOf(places)} glints={glintsOf(places)} earlier={earlier} />
        <ul ref={lights} className={`cover ${classes.lights}`} aria-label="Days, one light each" onKeyDown={onKeyDown}>
          {places.map(({ x, y, size }, index) => {
            const lit = days[index]
            if (!lit) return null
            return (
              <li key={lit.day} style={{ left: `${x}%`, top: `${y}%` }}>
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
        {isGrowing && days.length < 24 && <p className={classes.room}>Room to grow</p>}
      </div>
    </div>
  )
}

interface LandProps {
  stems: string
  leaves: string
  glints: string
  earlier: number
}

/** Shore, stems and leaves, stretched to the scene; strokes keep their width. */
const Land = ({ stems, leaves, glints, earlier }: LandProps) => (
  <svg className="cover" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <path fill="var(--hill)" d="M0 73C12 68 26 72 40 71S66 66 82 69 96 72 100 71V80H0z" />
    <path className={classNames(classes.far, classes.glow)} d={farShore(earlier)} />
    <path className={classes.far} d={farShore(earlier)} />
    <path fill="var(--ground)" d="M0 77.5C20 76 46 79 64 77S90 76 100 78V81H0z" />
    <path className={classes.stems} d={stems} />
    <path fill="var(--leaf)" opacity="0.85" d={leaves} />
    <rect className={classes.water} y="80" width="100" height="20" />
    <path className={classes.glints} d={glints} />
  </svg>
)

/** The position of a light and of the foot of its stem, in percent of the scene's width and height. */
export interface Place {
  x: number
  y: number
  foot: number
  /** Its relative size; 1 is normal. */
  size: number
}

/** The scene has room for the days of one month; the water begins at `water`. */
const maxLights = 31
export const water = 80
const margin = 6
const highest = 20
const lowest = 58

/** Places the days from left to right in order: a day away leaves no gap, only room on the right. */
export function placeLights(days: readonly string[]): Place[] {
  const step = (100 - 2 * margin) / (maxLights - 1)
  return days.map((day, at) => {
    const random = randomFrom(seedFrom(day))
    const x = margin + at * step
    // Neighbours have different heights, so that a tap hits only one of them.
    const band = at % 3
    const y = highest + ((band + random()) / 3) * (lowest - highest)
    return { x, y, foot: Math.min(98, Math.max(2, x + (random() - 0.5) * 4)), size: 0.85 + random() * 0.4 }
  })
}

/** The stems as one path, on a grid of 100 by 100. */
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

/** Earlier days as dots along the far shore; at most 120. */
export function farShore(count: number): string {
  const most = 120
  const random = randomFrom(count)
  const visible = Math.min(count, most)
  return Array.from({ length: visible }, (_, at) => {
    const x = 4 + ((at + 0.5) / visible) * 92
    return `M${x.toFixed(1)} ${(70 + random() * 6).toFixed(1)}h0`
  }).join('')
}
