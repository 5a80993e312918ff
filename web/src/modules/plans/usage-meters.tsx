import { features } from '@glimmer/contract/plans'
import type { ReactNode } from 'react'
import { formatMonthStart } from '#lib/format-date.ts'
import { Meter } from '#platform/ui/meter.tsx'
import classes from './plans.module.css'
import { featureNames, WithUsage } from './usage.tsx'

/**
 * How much of this month's allowances is used, and when they reset. `children` are shown below; `waiting` is as in
 * WithUsage.
 */
export const UsageMeters = ({ waiting, children }: { waiting: ReactNode; children?: ReactNode }) => (
  <WithUsage waiting={waiting}>
    {(usage) => (
      <div className={classes.meters}>
        {features.map((feature) => (
          <Meter key={feature} label={featureNames[feature]} {...usage[feature]} />
        ))}
        <p className={classes.reset}>
          Resets on {formatMonthStart(usage.period.resetsAt)}. Today’s affirmation is always free.
        </p>
        {children}
      </div>
    )}
  </WithUsage>
)
