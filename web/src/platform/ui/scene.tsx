import type { Scene as Palette } from '@glimmer/contract/themes'
import { fnv1a } from '@glimmer/lib/seeded-random'
import {
  drawScene,
  height,
  type SceneDrawing,
  type SceneOptions,
  type Strokes,
  width,
} from '@glimmer/picture/draw-scene'
import type { Light } from '@glimmer/picture/light'
import classes from '@glimmer/picture/scene.module.css'
import { memo, useId } from 'react'
import { classNames } from '#lib/class-names.ts'

export interface SceneProps extends Omit<SceneOptions, 'seed'> {
  /** The same seed gives the same picture. A string, such as an id, is hashed. */
  seed: number | string
  /** The palette; the product's own by default. */
  theme?: Palette | undefined
  /** The light of the hour, which the theme only tints; the theme's own light by default. */
  light?: Light | undefined
  /** Lets the light on the water shimmer, except under reduced motion. At most one thing in a view should move. */
  shimmer?: boolean | undefined
  className?: string | undefined
}

/**
 * A drawing of light over still water. It is decoration: it fills its box, with the water at the bottom, and is hidden
 * from screen readers. Memoised, because the text in front of it re-renders often while it is spoken.
 */
export const Scene = memo(function Scene({ seed, theme, light, shimmer, className, ...options }: SceneProps) {
  const id = useId()
  const drawing = drawScene({ ...options, seed: typeof seed === 'number' ? seed : fnv1a(seed) })
  const paint = (name: string) => `url(#${id}${name})`
  return (
    <svg
      className={classNames(classes.scene, className)}
      data-palette={theme}
      data-light={light?.hour}
      data-season={light?.season}
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
          <path key={path} fill={`var(--hill-${nearness + 1})`} opacity={opacity} d={path} />
        ))}
      </g>
      <rect y={drawing.horizon} width={width} height={height - drawing.horizon} fill={paint('water')} />
      <g className={shimmer ? classes.shimmer : undefined} stroke="var(--glint)">
        <StrokePaths strokes={drawing.glints} />
      </g>
    </svg>
  )
})

function Sky({ drawing: { sun, stars, clouds }, paint }: { drawing: SceneDrawing; paint: (name: string) => string }) {
  return (
    <>
      <g stroke="#fff" opacity="var(--star)">
        <StrokePaths strokes={stars} />
      </g>
      <circle cx={sun.x} cy={sun.y} r={Math.round(sun.radius * 6.2)} fill={paint('halo')} />
      <g opacity="var(--cloud-strength)">
        {clouds.map(({ x, y, rx, ry }) => (
          <ellipse key={x} cx={x} cy={y} rx={rx} ry={ry} fill={paint('cloud')} />
        ))}
      </g>
      <circle cx={sun.x} cy={sun.y} r={sun.radius} fill={paint('orb')} opacity="var(--orb)" />
    </>
  )
}

const StrokePaths = ({ strokes }: { strokes: Strokes[] }) =>
  strokes.map(({ path, thickness, opacity }) => (
    <path
      key={`${thickness} ${opacity}`}
      d={path}
      fill="none"
      strokeLinecap="round"
      strokeWidth={thickness.toFixed(1)}
      opacity={opacity.toFixed(2)}
    />
  ))

/** Where the colours of the sky are, from the top to the horizon. */
const skyStops = [0, 0.3, 0.56, 0.8, 0.94, 1]

/** The gradients and the clip path of one picture, with ids that are unique on the page. */
const Paints = ({ id, horizon }: { id: string; horizon: number }) => (
  <defs>
    <linearGradient id={`${id}sky`} x2="0" y2="1">
      {skyStops.map((offset, depth) => (
        <stop key={offset} offset={offset} stopColor={`var(--sky-${depth + 1})`} />
      ))}
    </linearGradient>
    <linearGradient id={`${id}water`} x2="0" y2="1">
      <stop offset="0" stopColor="var(--water-1)" />
      <stop offset=".22" stopColor="var(--water-2)" />
      <stop offset="1" stopColor="var(--water-3)" />
    </linearGradient>
    <radialGradient id={`${id}halo`}>
      <stop offset="0" stopColor="var(--halo-1)" stopOpacity=".95" />
      <stop offset=".22" stopColor="var(--halo-1)" stopOpacity=".46" />
      <stop offset=".5" stopColor="var(--halo-2)" stopOpacity=".26" />
      <stop offset="1" stopColor="var(--halo-2)" stopOpacity="0" />
    </radialGradient>
    <radialGradient id={`${id}orb`} cy=".66" r=".7">
      <stop offset=".45" stopColor="var(--orb-1)" />
      <stop offset="1" stopColor="var(--orb-2)" />
    </radialGradient>
    <radialGradient id={`${id}cloud`}>
      <stop offset="0" stopColor="var(--cloud)" />
      <stop offset="1" stopColor="var(--cloud)" stopOpacity="0" />
    </radialGradient>
    <clipPath id={`${id}land`}>
      <rect width={width} height={horizon} />
    </clipPath>
  </defs>
)

/**
 * A scene behind text, and between them a gradient that keeps the text readable. The box around both must be positioned
 * and isolated. It sets the gradient with custom properties: `--shade-way` is its direction, `--shade` its density at
 * the edge it starts from, `--shade-mid` its density at `--shade-half`, and `--shade-end` where the picture is clear.
 */
export const Backdrop = ({ className, ...scene }: SceneProps) => (
  <>
    <Scene className={classNames(classes.backdropScene, className)} {...scene} />
    <span className={classes.shade} aria-hidden="true" />
  </>
)
