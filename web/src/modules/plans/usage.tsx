import { type Feature, features } from '@glimmer/contract/plans'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatMonthStart } from '#lib/format-time.ts'
import { read } from '#platform/api/query.ts'
import { WhileLoading } from '#platform/boundaries/section.tsx'
import { TryAgain } from '#platform/ui/button.tsx'
import classes from './plans.module.css'

/** The label of each metered feature. */
const featureNames: Record<Feature, string> = {
  affirmations: 'Lines for you',
  speech: 'Spoken aloud',
  avatars: 'Portraits from words',
}

/**
 * How much of this month's allowances is used, and when they reset; if that cannot be loaded, a button to retry.
 * `waiting` is a placeholder of the same size.
 */
export function UsageMeters({ waiting }: { waiting: ReactNode }) {
  const { data: usage, isPending, isFetching, refetch } = useQuery(read('GET /users/usage'))
  if (isPending) return <WhileLoading>{waiting}</WhileLoading>
  if (!usage)
    return (
      <div className={`row spread ${classes.failed}`}>
        <p role="alert">Failed to fetch usage data</p>
        <TryAgain aria-disabled={isFetching} onClick={() => void refetch()} />
      </div>
    )
  return (
    <div className="stack">
      {features.map((feature) => (
        <Meter key={feature} label={featureNames[feature]} {...usage[feature]} />
      ))}
      <p className={`muted ${classes.reset}`}>
        Resets on {formatMonthStart(usage.period.resetsAt)}. Today’s affirmation is always free.
      </p>
    </div>
  )
}

interface MeterProps {
  label: string
  used: number
  /** Null means no limit. */
  limit: number | null
}

/** How much of an allowance is used: a name, "3 of 5", and a bar. */
function Meter({ label, used, limit }: MeterProps) {
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
