import { type Feature, features } from '@glimmer/contract/plans'
import type { ReactNode } from 'react'
import { formatMonthStart } from '#lib/format-time.ts'
import { featureNames, WithUsage } from '#modules/plans/usage.tsx'
import { Card } from '#platform/ui/card.tsx'
import classes from './current-plan.module.css'
import { UsagePicture } from './usage-picture.tsx'

const usedVerbs: Record<Feature, string> = { affirmations: 'written', speech: 'heard', avatars: 'drawn' }

/** How much of this month's allowances is used, as pictures with numbers. */
export const Usage = ({ fallback }: { fallback: ReactNode }) => (
  <WithUsage waiting={fallback}>
    {(usage) => (
      <section aria-labelledby="usage">
        <header className={`row baseline spread ${classes.head}`}>
          <h2 id="usage" className="size-m">
            This month
          </h2>
          <p className="hint">Resets on {formatMonthStart(usage.period.resetsAt)}</p>
        </header>
        <ul className={classes.cards}>
          {features.map((feature) => (
            <li key={feature}>
              <Count feature={feature} {...usage[feature]} />
            </li>
          ))}
        </ul>
      </section>
    )}
  </WithUsage>
)

function Count({ feature, used, limit }: { feature: Feature; used: number; limit: number | null }) {
  return (
    <Card className={`stack ${classes.card}`}>
      <h3>{featureNames[feature]}</h3>
      <UsagePicture feature={feature} used={used} limit={limit} />
      <p className="muted">
        <b>{used}</b> {limit === null ? `${usedVerbs[feature]}, no limit` : `of ${limit} ${usedVerbs[feature]}`}
      </p>
    </Card>
  )
}
