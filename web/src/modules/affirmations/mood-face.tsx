import type { Mood } from '@glimmer/contract'
import { useId } from 'react'
import classes from './affirmations.module.css'

/** The names of the five moods. */
export const moodNames: Record<Mood, string> = {
  heavy: 'Heavy',
  low: 'Low',
  steady: 'Steady',
  good: 'Good',
  bright: 'Bright',
}

const down = 'q4 3 8 0'
const up = 'q4 -5 8 0'

/** Five faces of one sun: the brighter the mood, the higher the sun is above the horizon. */
const faces: Record<Mood, { y: number; glow: number; eyes: string; mouth: string }> = {
  heavy: { y: 76, glow: 0.25, eyes: down, mouth: '' },
  low: { y: 66, glow: 0.41, eyes: down, mouth: 'M50 77q10 -4 20 0' },
  steady: { y: 54, glow: 0.57, eyes: down, mouth: 'M50 63h20' },
  good: { y: 44, glow: 0.73, eyes: up, mouth: 'M50 53q10 6 20 0' },
  bright: { y: 34, glow: 0.89, eyes: up, mouth: 'M48 43q12 11 24 0' },
}

/** Decorative only: the mood's name is shown next to it. */
export function MoodFace({ mood }: { mood: Mood }) {
  const id = useId()
  const { y, glow, eyes, mouth } = faces[mood]
  const eyeLine = mood === 'heavy' ? y - 10 : y - 3
  return (
    <svg className={classes.face} viewBox="0 0 120 104" aria-hidden="true" focusable="false">
      <defs>
        <clipPath id={`${id}sky`}>
          <path d="M-40-40h200v120h-200z" />
        </clipPath>
        <radialGradient id={`${id}halo`}>
          <stop offset="0" stopColor="#ffb58f" stopOpacity={glow} />
          <stop offset="1" stopColor="#ffb58f" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g clipPath={`url(#${id}sky)`}>
        <circle cx="60" cy={y} r="56" fill={`url(#${id}halo)`} />
        <circle cx="60" cy={y} r="27" className={classes.sun} />
        <path
          d={`M48 ${eyeLine}${eyes}M64 ${eyeLine}${eyes}${mouth}`}
          fill="none"
          stroke="#2a1440"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
      </g>
      <g fill="none" stroke="var(--line-strong)" strokeWidth="2" strokeLinecap="round">
        <path d="M8 81h104" />
        <path d="M30 89h60M44 97h32" opacity="0.5" />
      </g>
    </svg>
  )
}
