import type { Usage } from '@glimmer/contract'
import { type Feature, features } from '@glimmer/contract/plans'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatMonthStart } from '#lib/format-time.ts'
import { read } from '#platform/api/query.ts'
import { WhileLoading } from '#platform/boundaries/section.tsx'
import { TryAgain } from '#platform/ui/button.tsx'
import classes from './plans.module.css'

/** The label of each metered feature. */
export const featureNames: Record<Feature, string> = {
  affirmations: 'Lines for you',
  speech: 'Spoken aloud',
  avatars: 'Portraits from words',
}

interface WithUsageProps {
  /** A placeholder of the same size, shown while the figures load. */
  waiting: ReactNode
  children: (usage: Usage) => ReactNode
}

/** Loads this month's allowances and passes them to `children`; if that fails, shows a button to retry. */
export function WithUsage({ waiting, children }: WithUsageProps) {
  const { data, isPending, isFetching, refetch } = useQuery(read('GET /users/usage'))
  if (data) return children(data)
  if (isPending) return <WhileLoading>{waiting}</WhileLoading>
  return (
    <div className={`row spread ${classes.failed}`}>
      <p role="alert">Failed to fetch usage data</p>
      <TryAgain aria-disabled={isFetching} onClick={() => void refetch()} />
    </div>
  )
}

/**
 * How much of this month's allowances is used, and when they reset. `children` are shown below; `waiting` is as in
 * WithUsage.
 */
export const UsageMeters = ({ waiting, children }: { waiting: ReactNode; children?: ReactNode }) => (
  <WithUsage waiting={waiting}>
    {(usage) => (
      <div className={`stack ${classes.meters}`}>
        {features.map((feature) => (
          <Meter key={feature} label={featureNames[feature]} {...usage[feature]} />
        ))}
        <p className={`muted ${classes.reset}`}>
          Resets on {formatMonthStart(usage.period.resetsAt)}. Today’s affirmation is always free.
        </p>
        {children}
      </div>
    )}
  </WithUsage>
)

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
