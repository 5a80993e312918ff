import { drawScene, height, type Strokes, type Sun, width } from '@glimmer/picture/draw-scene'
import { useId, useMemo } from 'react'
import { classNames } from '#lib/class-names.ts'
import { useMedia } from '#lib/use-media.ts'
import classes from './before-bed.module.css'

const horizon = 430
/**
 * On a phone only the middle of the picture is visible. While choosing, its whole height is shown above the sheet, and
 * the moon's light ends there; while lines are played it fills the screen.
 */
const moons = {
  narrow: { sun: { x: 905, y: 225, radius: 64 }, reach: 0.4 },
  playing: { sun: { x: 840, y: 165, radius: 36 }, reach: 1 },
  wide: { sun: { x: 1180, y: 215, radius: 62 }, reach: 1 },
}

/** A waning moon: a circle with a smaller circle cut out of its edge. */
const crescent = ({ x, y, radius }: Sun) => {
  const tip = `${x + radius * 0.52} ${y - radius * 0.86}`
  const end = `${x + radius * 0.98} ${y + radius * 0.32}`
  return `M${tip}A${radius} ${radius} 0 1 0 ${end}A${radius * 0.8} ${radius * 0.8} 0 0 1 ${tip}Z`
}

const hillColours = ['#33429b', '#28357f', '#1a235c', '#0d1234']

const StrokePaths = ({ strokes, stroke }: { strokes: readonly Strokes[]; stroke: string }) => (
  <g fill="none" strokeLinecap="round" stroke={stroke}>
    {strokes.map(({ path, thickness, opacity }) => (
      <path key={path} d={path} strokeWidth={thickness} opacity={opacity} />
    ))}
  </g>
)

/** A blue night over still water, the same in both themes, without motion. */
export function BedScene({ isPlaying }: { isPlaying: boolean }) {
  const id = useId()
  const isNarrow = useMedia('(max-width: 47.99rem)')
  const view = isNarrow ? (isPlaying ? 'playing' : 'narrow') : 'wide'
  const moon = moons[view].sun
  const drawing = useMemo(() => drawScene({ seed: 22, horizon, stars: 170, ...moons[view] }), [view])
  const paint = (name: string) => `url(#${id}${name})`
  return (
    <svg
      className={classNames(classes.scene, view === 'narrow' && classes.above)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop offset="0" stopColor="#080a1c" />
          <stop offset=".6" stopColor="#172160" />
          <stop offset="1" stopColor="#38479a" />
        </linearGradient>
        <linearGradient id={`${id}water`} x2="0" y2="1">
          <stop offset="0" stopColor="#2c3a8a" />
          <stop offset=".5" stopColor="#171f56" />
          <stop offset="1" stopColor="#0b1030" />
        </linearGradient>
        <radialGradient id={`${id}path`} cy="0" r="1">
          <stop offset="0" stopColor="#dfe6ff" stopOpacity=".5" />
          <stop offset=".5" stopColor="#8ea2ff" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}halo`}>
          <stop offset="0" stopColor="#e3e9ff" stopOpacity=".7" />
          <stop offset=".4" stopColor="#8ea2ff" stopOpacity=".22" />
          <stop offset="1" stopColor="#8ea2ff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={width} height={horizon + 2} fill={paint('sky')} />
      <StrokePaths stroke="#fff" strokes={drawing.stars} />
      <circle cx={moon.x} cy={moon.y} r={moon.radius * 5} fill={paint('halo')} />
      <path fill="#e9eeff" d={crescent(moon)} />
      {drawing.hills.map(({ path, opacity }, nearness) => (
        <path key={path} fill={hillColours[nearness]} opacity={opacity} d={path} />
      ))}
      <rect y={horizon} width={width} height={height - horizon} fill={paint('water')} />
      <rect
        x={moon.x - moon.radius * 2.5}
        y={horizon}
        width={moon.radius * 5}
        height={(height - horizon) * moons[view].reach}
        fill={paint('path')}
      />
      <StrokePaths stroke="#c6d2ff" strokes={drawing.glints.map((one) => ({ ...one, opacity: 0.3 }))} />
    </svg>
  )
}
