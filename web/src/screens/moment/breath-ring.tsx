import classes from './steps.module.css'

const radius = 110
const circumference = 2 * Math.PI * radius
/** Breathing in takes four tenths of the ring, breathing out the rest. */
const inShare = 0.4

interface BreathRingProps {
  count: number
  /** The progress of the breath, from 0 to 1. */
  progress: number
  phase: 'in' | 'out'
}

/** A light with the count in it, surrounded by a ring divided into four and six seconds. */
export function BreathRing({ count, progress, phase }: BreathRingProps) {
  const angle = 2 * Math.PI * progress - Math.PI / 2
  const fullness = phase === 'in' ? progress / inShare : 1 - (progress - inShare) / (1 - inShare)
  const light = 62 + 22 * Math.sin((fullness * Math.PI) / 2)
  const gap = 0.012
  const arc = (length: number) => `${(length - gap) * circumference} ${circumference}`
  return (
    <svg className={classes.ring} viewBox="-130 -130 260 260" aria-hidden="true">
      <g transform="rotate(-90)">
        <circle className={classes.track} r={radius} strokeDasharray={arc(inShare)} />
        <circle
          className={classes.track}
          r={radius}
          strokeDasharray={arc(1 - inShare)}
          strokeDashoffset={-inShare * circumference}
        />
        <circle
          className={classes.elapsed}
          r={radius}
          strokeDasharray={`${progress * circumference} ${circumference}`}
        />
      </g>
      <circle className={classes.halo} r={light + 22} />
      <circle className={classes.light} r={light} />
      <circle className={classes.bead} cx={radius * Math.cos(angle)} cy={radius * Math.sin(angle)} r="6" />
      <text className={classes.count} y="18" textAnchor="middle">
        {count}
      </text>
    </svg>
  )
}
