import { features } from '@glimmer/contract/plans'
import { useSuspenseQuery } from '@tanstack/react-query'
import { read } from '../../api/query.ts'
import { resetDay } from '../../app/calendar.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Meter } from '../../ui/meter.tsx'
import classes from './usage-panel.module.css'
import { featureNames } from './words.ts'

/** What is used of this month's allowances, and when they come back. `offer`: whether plans may be spoken of now. */
export function UsagePanel({ offer }: { offer: boolean }) {
  const { data: usage } = useSuspenseQuery(read('GET /users/usage'))
  return (
    <div className={classes.meters}>
      {features.map((feature) => (
        <Meter key={feature} label={featureNames[feature]} {...usage[feature]} />
      ))}
      <p className={classes.reset}>Resets on {resetDay(usage.period.resetsAt)}. Today’s affirmation is always free.</p>
      {offer && (
        <LinkButton variant="ghost" small to={paths.subscription()}>
          See plans
        </LinkButton>
      )}
    </div>
  )
}
