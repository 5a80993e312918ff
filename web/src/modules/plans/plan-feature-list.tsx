import type { Tier } from '@glimmer/contract/plans'
import { Link } from '#lib/router.tsx'
import { CheckIcon } from '#platform/ui/icons.tsx'
import { allowanceWords, featuresFrom, namesOf } from './plan-features.ts'
import { usePlanOffer } from './plan-offer.ts'
import classes from './plans.module.css'

interface PlanFeatureListProps {
  tier: Tier
  /** The lowest plan whose features are listed; defaults to `tier`. */
  from?: Tier
  /** Whether each name links to its screen. */
  linked?: boolean
}

/** What a plan opens, by name, and its allowances. */
export function PlanFeatureList({ tier, from = tier, linked = false }: PlanFeatureListProps) {
  const opened = featuresFrom(from, tier, usePlanOffer())
  return (
    <ul className={classes.opened}>
      {opened.map((each) => (
        <li key={namesOf(each)} className="bar baseline">
          <CheckIcon />
          <span>
            {each.before} {linked ? <Link to={each.to}>{namesOf(each)}</Link> : <b>{namesOf(each)}</b>} {each.after}
          </span>
        </li>
      ))}
      <li className="bar baseline">
        <CheckIcon />
        <span>{allowanceWords(tier)}</span>
      </li>
    </ul>
  )
}
