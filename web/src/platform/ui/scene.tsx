import type { Scene as Palette } from '@glimmer/contract/themes'
import { memo, useId } from 'react'
import { classNames } from '#lib/class-names.ts'
import { seedFrom } from '#lib/random.ts'
import { drawScene, height, type SceneDrawing, type SceneOptions, type Strokes, width } from './scene/draw-scene.ts'
import classes from './scene.module.css'

export interface SceneProps extends Omit<SceneOptions, 'seed'> {
  /** The same seed gives the same picture. A string, such as an id, is hashed. */
  seed: number | string
  /** The palette; the product's own by default. */
  theme?: Palette | undefined
  /** Lets the light on the water shimmer, except under reduced motion. At most one thing in a view should move. */
  shimmer?: boolean | undefined
  className?: string | undefined
}

/** From the furthest to the nearest. */
const hills = [classes.hill1, classes.hill2, classes.hill3, classes.hill4]

/**
 * A drawing of light over still water. It is decoration: it fills its box, with the water at the bottom, and is hidden
 * from screen readers. Memoised, because the text in front of it re-renders often while it is spoken.
 */
export const Scene = memo(function Scene({ seed, theme, shimmer, className, ...options }: SceneProps) {
  const id = useId()
  const drawing = drawScene({ ...options, seed: typeof seed === 'number' ? seed : seedFrom(seed) })
  const paint = (name: string) => `url(#${id}${name})`
  return (
    <svg
      className={classNames(classes.scene, className)}
      data-palette={theme}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <Paints id={id} horizon={drawing.horizon} />
      <rect width={width} height={drawing.horizon + 2} fill={paint('sky')} />
      <Sky drawing={drawing} paint={paint} />
      <g clipPath={paint('land')}>
        {drawing.hills.map(({ path, opacity }, nearness) => (
          <path key={path} className={hills[nearness]} opacity={opacity} d={path} />
        ))}
      </g>
      <rect y={drawing.horizon} width={width} height={height - drawing.horizon} fill={paint('water')} />
      <g className={classNames(classes.glints, shimmer && classes.shimmer)}>
        <StrokePaths strokes={drawing.glints} />
      </g>
    </svg>
  )
})

function Sky({ drawing: { sun, stars, clouds }, paint }: { drawing: SceneDrawing; paint: (name: string) => string }) {
  return (
    <>
      <g className={classes.stars}>
        <StrokePaths strokes={stars} />
      </g>
      <circle cx={sun.x} cy={sun.y} r={Math.round(sun.radius * 6.2)} fill={paint('halo')} />
      <g className={classes.clouds}>
        {clouds.map(({ x, y, rx, ry }) => (
          <ellipse key={x} cx={x} cy={y} rx={rx} ry={ry} fill={paint('cloud')} />
        ))}
      </g>
      <circle cx={sun.x} cy={sun.y} r={sun.radius} fill={paint('orb')} />
    </>
  )
}

const StrokePaths = ({ strokes }: { strokes: Strokes[] }) =>
  strokes.map(({ path, thickness, opacity }) => (
    <path key={`${thickness} ${opacity}`} d={path} strokeWidth={thickness.toFixed(1)} opacity={opacity.toFixed(2)} />
  ))

/** The colours of the sky from the top to the horizon, with their offsets. */
const skyStops = [
  [0, classes.sky1],
  [0.3, classes.sky2],
  [0.56, classes.sky3],
  [0.8, classes.sky4],
  [0.94, classes.sky5],
  [1, classes.sky6],
] as const

/** The gradients and the clip path of one picture, with ids that are unique on the page. */
const Paints = ({ id, horizon }: { id: string; horizon: number }) => (
  <defs>
    <linearGradient id={`${id}sky`} x2="0" y2="1">
      {skyStops.map(([offset, colour]) => (
        <stop key={offset} offset={offset} className={colour} />
      ))}
    </linearGradient>
    <linearGradient id={`${id}water`} x2="0" y2="1">
      <stop offset="0" className={classes.water1} />
      <stop offset=".22" className={classes.water2} />
      <stop offset="1" className={classes.water3} />
    </linearGradient>
    <radialGradient id={`${id}halo`}>
      <stop offset="0" className={classes.halo1} stopOpacity=".95" />
      <stop offset=".22" className={classes.halo1} stopOpacity=".46" />
      <stop offset=".5" className={classes.halo2} stopOpacity=".26" />
      <stop offset="1" className={classes.halo2} stopOpacity="0" />
    </radialGradient>
    <radialGradient id={`${id}orb`} cy=".66" r=".7">
      <stop offset=".45" className={classes.orb1} />
      <stop offset="1" className={classes.orb2} />
    </radialGradient>
    <radialGradient id={`${id}cloud`}>
      <stop offset="0" className={classes.cloud} />
      <stop offset="1" className={classes.cloud} stopOpacity="0" />
    </radialGradient>
    <clipPath id={`${id}land`}>
      <rect width={width} height={horizon} />
    </clipPath>
  </defs>
)
