import { useId } from 'react'
import { Scene } from '#platform/ui/scene.tsx'
import classes from './features.module.css'

const petals = Array.from({ length: 12 }, (_, turn) => turn * 30)
const rings = [
  { reach: -46, rx: 30, ry: 62, half: 0 },
  { reach: -76, rx: 39, ry: 78, half: 15 },
  { reach: -106, rx: 48, ry: 94, half: 0 },
  { reach: -136, rx: 57, ry: 110, half: 15 },
]

const deep = { fill: 'var(--brand)', fillOpacity: 0.13 }
const pale = { fill: 'var(--brand-text)', fillOpacity: 0.2 }

/** Petals of light around a warm centre. */
export const Bloom = () => (
  <svg
    className={classes.art}
    viewBox="0 0 640 300"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    <g transform="translate(320 165) scale(.86)">
      {rings.map(({ reach, rx, ry, half }) => (
        <g key={reach} {...(half ? pale : deep)}>
          {petals.map((turn) => (
            <ellipse key={turn} cy={reach} rx={rx} ry={ry} transform={`rotate(${turn + half})`} />
          ))}
        </g>
      ))}
      <circle fill="#f7ca75" r="15" />
    </g>
  </svg>
)

const threeScenes = [
  { theme: 'sleep', seed: 52, stars: 30, sun: { x: 720, y: 540, radius: 110 }, horizon: 610 },
  { theme: 'confidence', seed: 63, stars: 0, sun: { x: 720, y: 590, radius: 120 }, horizon: 620 },
  { theme: 'self-kindness', seed: 41, stars: 30, sun: { x: 720, y: 560, radius: 110 }, horizon: 620 },
] as const

/** The same scene in the colours of three themes. */
export const ThreeScenes = () => (
  <div className={classes.scenes}>
    {threeScenes.map((scene) => (
      <Scene key={scene.theme} className={classes.scene} {...scene} />
    ))}
  </div>
)

const days = Array.from({ length: 28 }, (_, day) => ({
  x: 60 + day * 26,
  y: Math.round(150 - Math.sin((day / 27) * Math.PI) * 88),
  lit: day < 19,
}))

/** A month as an arc of lights; those of the days the user came are lit. */
export function MonthArc() {
  const glow = useId()
  return (
    <svg className={classes.month} viewBox="0 20 822 240" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id={glow} cy=".65">
          <stop offset="0" stopColor="#ffdca6" />
          <stop offset="1" stopColor="#7a1aff" />
        </radialGradient>
      </defs>
      {days.map(({ x, y, lit }, day) =>
        lit ? (
          <circle key={x} cx={x} cy={y} r="9" fill={`url(#${glow})`} opacity={(0.45 + (0.55 * day) / 18).toFixed(2)} />
        ) : (
          <circle key={x} cx={x} cy={y} r="6" fill="var(--line)" />
        ),
      )}
      <rect fill="var(--line)" x="60" y="196" width="702" height="2" rx="1" />
      <g fill="var(--brand-text)">
        <rect x="359" y="210" width="104" height="2.6" rx="1.3" opacity=".5" />
        <rect x="281" y="224" width="260" height="2.6" rx="1.3" opacity=".38" />
        <rect x="203" y="238" width="416" height="2.6" rx="1.3" opacity=".26" />
      </g>
    </svg>
  )
}
