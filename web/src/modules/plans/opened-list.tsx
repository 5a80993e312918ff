import { type Tier, tiers } from '@glimmer/contract/plans'
import { Link } from 'react-router'
import { CheckIcon } from '#platform/ui/icons.tsx'
import classes from './opened-list.module.css'
import { usePlanOffer } from './plan-offer.ts'
import { allowanceWords, namesOf, type Opened, whatOpens } from './what-opens.ts'

interface OpenedListProps {
  tier: Tier
  /** Whether what the plans below it open is told as well. */
  whole?: boolean
  /** Whether each leads to where it is. */
  leads?: boolean
}

/** What a plan opens, by name, and its allowances. */
export function OpenedList({ tier, whole = false, leads = false }: OpenedListProps) {
  const offer = usePlanOffer()
  const from = whole ? 0 : tiers.indexOf(tier)
  const opened = tiers.slice(from, tiers.indexOf(tier) + 1).flatMap((each) => whatOpens(each, offer))
  return (
    <ul className={classes.opened}>
      {opened.map((each) => (
        <li key={namesOf(each)}>
          <CheckIcon />
          {leads ? (
            <Link to={each.to}>
              <Words {...each} />
            </Link>
          ) : (
            <span>
              <Words {...each} />
            </span>
          )}
        </li>
      ))}
      <li>
        <CheckIcon />
        <span>{allowanceWords(tier)}</span>
      </li>
    </ul>
  )
}

const Words = (opened: Opened) => (
  <>
    {opened.before} <b>{namesOf(opened)}</b> {opened.after}
  </>
)
