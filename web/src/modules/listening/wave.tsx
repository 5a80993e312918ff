import { fnv1a, mulberry32 } from '@glimmer/lib/seeded-random'
import { classNames } from '#lib/class-names.ts'
import classes from './wave.module.css'

const pitch = 6
const tallest = 40

interface WaveProps {
  /** The height of each bar, from 0 to 40. */
  heights: readonly number[]
  /** The progress, from 0 to 1: the bars before it are lit. */
  done?: number
  className?: string | undefined
}

/** A waveform of bars; decorative, hidden from screen readers. */
export const Wave = ({ heights, done = 0, className }: WaveProps) => (
  <svg
    className={classNames(classes.wave, className)}
    viewBox={`0 0 ${heights.length * pitch} ${tallest}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {heights.map((height, i) => (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have no other name than their place.
        key={i}
        className={i / heights.length < done ? undefined : classes.next}
        x={i * pitch}
        y={(tallest - height) / 2}
        width="3"
        height={height}
        rx="1.5"
      />
    ))}
  </svg>
)

/**
 * Heights between 4 and 36 for the bars of a text's wave: low at both ends, fuller in the middle, always the same for
 * the same text.
 */
export function waveBars(text: string, count: number): number[] {
  const random = mulberry32(fnv1a(text))
  return Array.from({ length: count }, (_, i) => {
    const swell = Math.sin((i / count) * Math.PI)
    return Math.round((4 + 32 * swell * (0.25 + 0.75 * random())) * 10) / 10
  })
}
