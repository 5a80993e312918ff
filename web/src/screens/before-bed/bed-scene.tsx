import { useId } from 'react'
import { drawScene, height, type Strokes, width } from '#platform/ui/scene/draw-scene.ts'
import classes from './bed-scene.module.css'

const horizon = 430
const moon = { x: 980, y: 250, radius: 62 }
const drawing = drawScene({ seed: 22, horizon, sun: moon, stars: 170 })

/** A waning moon: most of a circle, and the edge of a smaller one taken out of it. */
const crescent = ({ x, y, radius }: typeof moon) => {
  const tip = `${x + radius * 0.52} ${y - radius * 0.86}`
  const end = `${x + radius * 0.98} ${y + radius * 0.32}`
  return `M${tip}A${radius} ${radius} 0 1 0 ${end}A${radius * 0.8} ${radius * 0.8} 0 0 1 ${tip}Z`
}

const StrokePaths = ({ strokes, className }: { strokes: readonly Strokes[]; className: string | undefined }) => (
  <g className={className}>
    {strokes.map(({ path, thickness, opacity }) => (
      <path key={path} d={path} strokeWidth={thickness} opacity={opacity} />
    ))}
  </g>
)

/** A blue night over still water, the same in both themes. Nothing in it moves. */
export function BedScene() {
  const id = useId()
  const paint = (name: string) => `url(#${id}${name})`
  return (
    <svg
      className={classes.scene}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop offset="0" stopColor="#080a1c" />
          <stop offset=".6" stopColor="#1d2a72" />
          <stop offset="1" stopColor="#7d90e8" />
        </linearGradient>
        <linearGradient id={`${id}water`} x2="0" y2="1">
          <stop offset="0" stopColor="#3d4fae" />
          <stop offset=".5" stopColor="#1b2460" />
          <stop offset="1" stopColor="#0a0e28" />
        </linearGradient>
        <radialGradient id={`${id}halo`}>
          <stop offset="0" stopColor="#e3e9ff" stopOpacity=".7" />
          <stop offset=".4" stopColor="#8ea2ff" stopOpacity=".22" />
          <stop offset="1" stopColor="#8ea2ff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={width} height={horizon + 2} fill={paint('sky')} />
      <StrokePaths className={classes.stars} strokes={drawing.stars} />
      <circle cx={moon.x} cy={moon.y} r={moon.radius * 5} fill={paint('halo')} />
      <path className={classes.moon} d={crescent(moon)} />
      {drawing.hills.map(({ path, opacity }, nearness) => (
        <path key={path} className={classes[`hill${nearness + 1}`]} opacity={opacity} d={path} />
      ))}
      <rect y={horizon} width={width} height={height - horizon} fill={paint('water')} />
      <StrokePaths className={classes.glints} strokes={drawing.glints} />
    </svg>
  )
}
