import type { User } from '@glimmer/contract'
import { plans } from '@glimmer/contract/plans'
import { useAccount } from '#member/account-context.tsx'
import { usePreferences } from '#member/use-preferences.ts'
import { priceOf } from '#modules/plans/plan-offer.ts'
import { UsageMeters } from '#modules/plans/usage.tsx'
import { paths } from '#platform/paths.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { Switch } from '#platform/ui/switch.tsx'
import { ProfileSection, SaveFailure } from '../profile-section.tsx'
import classes from '../settings.module.css'

/** The plan in a sentence, this month's usage, and a link to change it. */
export function YourPlan() {
  const { user } = useAccount()
  return (
    <ProfileSection id="your-plan" title="Your plan">
      <div className={`row spread ${classes.plan}`}>
        {user && <PlanSummary subscription={user.subscription} />}
        <LinkButton variant="ghost" small to={paths.subscription()}>
          Manage subscription
        </LinkButton>
      </div>
      {user && plans[user.subscription.tier].earlyAccess && <EarlyAccess user={user} />}
      <h3 className={classes.month}>This month</h3>
      <UsageMeters waiting={<Skeleton height="11rem" inset />} />
    </ProfileSection>
  )
}

const statusSentences: Record<User['subscription']['status'], string> = {
  active: '',
  trialing: 'Free trial.',
  past_due: 'A payment is due.',
  canceled: 'Cancelled: yours until the end of the period.',
  incomplete: 'A payment is not finished.',
}

function PlanSummary({ subscription: { tier, status } }: Pick<User, 'subscription'>) {
  const { name, pricePence } = plans[tier]
  return (
    <p>
      <b>{name}</b>
      <span className="muted">
        {pricePence === 0 ? `${priceOf(0)}, always.` : `${priceOf(pricePence)} a month, including VAT.`}{' '}
        {statusSentences[status]}
      </span>
    </p>
  )
}

/** The switch for early access, off by default. Its hint names what is currently being tried. */
function EarlyAccess({ user }: { user: User }) {
  const { preferences, choose, failure, retry } = usePreferences(user.preferences, 'try-new')
  return (
    <div className={classes.earlyAccess}>
      <Switch
        label="Show me what you’re trying"
        hint="Now: with evening light on, choose the theme of tomorrow’s line."
        on={preferences.earlyAccess === true}
        onPress={(earlyAccess) => choose({ earlyAccess })}
      />
      {failure !== undefined && <SaveFailure message={failure} onRetry={retry} />}
    </div>
  )
}
