import type { Tier } from '@glimmer/contract/plans'
import { Link } from '#lib/router/link.tsx'
import { CheckIcon } from '#platform/ui/icons.tsx'
import { usePlanOffer } from './plan-offer.ts'
import classes from './plans.module.css'
import { allowanceWords, namesOf, openedFrom } from './what-opens.ts'

interface OpenedListProps {
  tier: Tier
  /** The lowest plan whose features are listed; defaults to `tier`. */
  from?: Tier
  /** Whether each name links to its screen. */
  leads?: boolean
}

/** What a plan opens, by name, and its allowances. */
export function OpenedList({ tier, from = tier, leads = false }: OpenedListProps) {
  const opened = openedFrom(from, tier, usePlanOffer())
  return (
    <ul className={classes.opened}>
      {opened.map((each) => (
        <li key={namesOf(each)}>
          <CheckIcon />
          <span>
            {each.before} {leads ? <Link to={each.to}>{namesOf(each)}</Link> : <b>{namesOf(each)}</b>} {each.after}
          </span>
        </li>
      ))}
      <li>
        <CheckIcon />
        <span>{allowanceWords(tier)}</span>
      </li>
    </ul>
  )
}
