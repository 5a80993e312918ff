import classes from './meter.module.css'

interface MeterProps {
  label: string
  used: number
  /** Null means no limit. */
  limit: number | null
}

/** How much of an allowance is used: a name, "3 of 5", and a bar. */
export function Meter({ label, used, limit }: MeterProps) {
  const words = limit === null ? `${used}, no limit` : `${used} of ${limit}`
  const share = limit ? Math.min(1, used / limit) : 0
  return (
    <div className={classes.meter}>
      <b>{label}</b>
      <span>{words}</span>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" role="img" aria-label={`${label}: ${words} used`}>
        {share > 0 && <path d={`M0 2H${100 * share}`} />}
      </svg>
    </div>
  )
}
