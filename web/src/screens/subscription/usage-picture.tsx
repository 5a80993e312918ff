import type { Feature } from '@glimmer/contract/plans'
import { useId } from 'react'
import classes from './current-plan.module.css'

interface AllowanceProps {
  used: number
  limit: number
}

/** An allowance as a picture: lights for lines, sound bars for speech, portraits for avatars. Decorative only. */
export function UsagePicture({ feature, used, limit }: { feature: Feature; used: number; limit: number | null }) {
  const Picture = pictures[feature]
  return (
    <svg className={classes.usagePicturePicture} viewBox="0 0 320 84" aria-hidden="true" focusable="false">
      {limit === null ? <Unlimited feature={feature} /> : <Picture used={used} limit={limit} />}
    </svg>
  )
}

const places = (count: number) => Array.from({ length: count }, (_, index) => index)

/** A light for each line of the allowance, along an arc; the used ones are lit. */
function Lights({ used, limit }: AllowanceProps) {
  const glow = useId()
  const gap = 288 / Math.max(1, limit - 1)
  const radius = Math.min(9, gap * 0.36)
  return (
    <>
      <defs>
        <radialGradient id={glow} cy=".65">
          <stop offset="0" stopColor="#ffdca6" />
          <stop offset="1" stopColor="#7a1aff" />
        </radialGradient>
      </defs>
      {places(limit).map((index) => {
        const along = limit > 1 ? index / (limit - 1) : 0.5
        const at = { cx: (16 + index * gap).toFixed(1), cy: (68 - Math.sin(Math.PI * along) * 40).toFixed(1) }
        if (index >= used) return <circle key={index} {...at} r={radius * 0.72} fill="var(--unlit)" />
        return (
          <g key={index}>
            <circle {...at} r={radius * 2} fill="#a64dff" opacity={(0.1 + 0.12 * along).toFixed(2)} />
            <circle {...at} r={radius} fill={`url(#${glow})`} />
          </g>
        )
      })}
    </>
  )
}

/** The loudness of a voice while it says one line. */
const loudness = [0.62, 0.48, 0.86, 0.58, 0.92, 0.64, 0.6, 1, 0.96, 0.66, 0.88, 0.6, 0.5, 0.7, 0.55]

/** A bar for each spoken line of the allowance; the used ones are lit. */
function Bars({ used, limit }: AllowanceProps) {
  const gap = 320 / limit
  return places(limit).map((index) => {
    const swell = Math.sin(((index + 0.5) / limit) * Math.PI)
    const tall = 14 + 52 * swell * (loudness[index % loudness.length] ?? 1)
    const width = Math.min(18, gap * 0.52)
    return (
      <rect
        key={index}
        x={(index * gap + (gap - width) / 2).toFixed(1)}
        y={(42 - tall / 2).toFixed(1)}
        width={width.toFixed(1)}
        height={tall.toFixed(1)}
        rx={(width / 2).toFixed(1)}
        fill={index < used ? 'var(--brand-text)' : 'var(--unlit)'}
      />
    )
  })
}

const pictures = { affirmations: Lights, speech: Bars, avatars: Portraits } satisfies Record<Feature, unknown>

const infinitySign = 'M160 42C132 8 84 8 84 42s48 34 76 0 76-34 76 0-48 34-76 0z'

/** An unlimited allowance has nothing to count: an infinity sign. */
function Unlimited({ feature }: { feature: Feature }) {
  const glow = useId()
  return (
    <>
      <defs>
        <linearGradient id={glow} gradientUnits="userSpaceOnUse" x1="84" x2="236" y1="0" y2="0">
          <stop offset="0" stopColor="#f7b267" />
          <stop offset=".5" stopColor="#d98bff" />
          <stop offset="1" stopColor="#8c3dff" />
        </linearGradient>
      </defs>
      <path className={classes[`${feature}Unlimited`]} stroke={`url(#${glow})`} d={infinitySign} />
    </>
  )
}

/** Hair, skin, top and background of five made-up people. */
const people = [
  { hair: '#4a2013', skin: '#d79a6f', top: '#5b2bd0', room: '#a56bff' },
  { hair: '#3b1a5e', skin: '#f2c3a0', top: '#2b8ea6', room: '#ffc4a3' },
  { hair: '#1c1220', skin: '#8a5335', top: '#e08a4a', room: '#8fd3c8' },
  { hair: '#a3512a', skin: '#f6d2b8', top: '#6a00ff', room: '#f7ca75' },
  { hair: '#241436', skin: '#b8794f', top: '#ad2751', room: '#c0a3ff' },
] as const

/** A circle for each avatar the plan includes; those used show a portrait. */
function Portraits({ used, limit }: { used: number; limit: number }) {
  const gap = Math.min(58, 300 / limit)
  const first = 160 - ((limit - 1) * gap) / 2
  return Array.from({ length: limit }, (_, index) => (
    <g key={people[index]?.room ?? index} transform={`translate(${first + index * gap} 42)`}>
      {index < used ? (
        <Portrait {...(people[index % people.length] ?? people[0])} />
      ) : (
        <circle r="31" fill="var(--surface-2)" stroke="var(--unlit)" strokeWidth="2" />
      )}
    </g>
  ))
}

const Portrait = ({ hair, skin, top, room }: (typeof people)[number]) => (
  <>
    <circle r="33" fill="var(--surface)" />
    <circle r="31" fill={room} />
    <path d="M-14-1a14 17 0 0 1 28 0v13a14 9 0 0 1-28 0z" fill={hair} />
    <path d="M-21.8 22a22 17 0 0 1 43.6 0 31 31 0 0 1-43.6 0z" fill={top} />
    <path d="M-4 6h8v8a4 4 0 0 1-8 0z" fill={skin} />
    <ellipse cy="-1" rx="10.5" ry="12.5" fill={skin} />
    <path d="M-11.5-1C-12-18 12-18 11.5-1 9-6 5-9-1-10-4-6-9-5-11.5-1z" fill={hair} />
    <path
      d="M-6.5 1q2 2 4 0M2.5 1q2 2 4 0M-3 6.5q3 2.5 6 0"
      fill="none"
      stroke="#2a1440"
      strokeWidth="1.5"
      strokeLinecap="round"
    />
  </>
)
