import { plans, type Tier } from '@glimmer/contract/plans'
import { planExtras } from '#modules/plans/plan-extras.ts'
import { CheckIcon } from '#platform/ui/icons.tsx'
import classes from './change-panel.module.css'

const count = (limit: number | null, what: string) =>
  limit === null ? `Unlimited ${what}` : `${limit} ${what} a month`

/** What a person's plan holds: nothing to pay, nothing to press. `showUpsell`: whether other plans may be spoken of. */
export function YourPlan({ tier, showUpsell }: { tier: Tier; showUpsell: boolean }) {
  const { name, limits } = plans[tier]
  const holds = [
    count(limits.affirmations, 'AI affirmations'),
    count(limits.speech, 'lines spoken aloud'),
    count(limits.avatars, 'AI avatars'),
    ...planExtras[tier],
    'Today’s affirmation, always free',
  ]
  return (
    <>
      <h3>What {name} holds</h3>
      <ul className={classes.holds}>
        {holds.map((each) => (
          <li key={each}>
            <CheckIcon />
            {each}
          </li>
        ))}
      </ul>
      {showUpsell && (
        <p className={classes.words}>
          Choose another plan to see exactly what it would cost. Nothing changes by looking.
        </p>
      )}
    </>
  )
}
