import { plans, type Tier } from '@glimmer/contract/plans'
import { useAccount } from '#member/account-context.tsx'
import { PlanFeatureList } from '#modules/plans/plan-feature-list.tsx'
import { priceOf, usePlanOffer } from '#modules/plans/plan-offer.ts'
import { paths } from '#platform/paths.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { Scene } from '#platform/ui/scene.tsx'
import classes from './pricing.module.css'

/** The same sun at three heights. */
const looks = {
  free: { sun: { x: 720, y: 640, radius: 60 }, action: 'Get Started Free', opens: 'What you get' },
  premium: { sun: { x: 720, y: 560, radius: 84 }, action: 'Choose Premium', opens: 'Everything in Free, plus' },
  pro: { sun: { x: 720, y: 490, radius: 90 }, action: 'Choose Pro', opens: 'Everything in Premium, plus' },
} as const satisfies Record<Tier, unknown>

/** A paid plan leads to the subscription page, after sign-up or, for a signed-in user, at once. */
const signUpState = (tier: Tier) => (tier === 'free' ? undefined : { returnTo: paths.subscription() })

/** The length of the trial, shown to newcomers only, since each person gets one trial. */
function useTrialDays(): number {
  const { user } = useAccount()
  const offer = usePlanOffer()
  return user ? 0 : (offer?.trialDays ?? 0)
}

/** A plan: its full price, its trial, a button to choose it, and what it opens, by name. */
export function PlanCard({ tier }: { tier: Tier }) {
  const { name, pricePence } = plans[tier]
  const { sun, action, opens } = looks[tier]
  const trialDays = useTrialDays()
  const isPaid = pricePence > 0
  const popular = tier === 'premium'
  return (
    <article className={`raised ${classes.plan}`} data-popular={popular || undefined} aria-labelledby={`plan-${tier}`}>
      <Scene className={classes.scene} seed={23} horizon={650} sun={sun} stars={40} />
      {popular && <p className={`veil ${classes.badge}`}>Most Popular</p>}
      <div className={`stack gap-sm ${classes.words}`}>
        <header className={`row baseline spread ${classes.planCardHead}`}>
          <h2 id={`plan-${tier}`} className="size-m">
            {name}
          </h2>
          <p className={`muted ${classes.price}`}>
            <strong>{priceOf(pricePence)}</strong> {isPaid ? 'a month' : 'always'}
          </p>
        </header>
        <LinkButton variant={popular ? 'primary' : 'ghost'} wide to={paths.signUp()} state={signUpState(tier)}>
          {isPaid && trialDays > 0 ? `Start ${trialDays}-day free trial` : action}
        </LinkButton>
        <p className="hint">{isPaid ? termsOf(pricePence, trialDays) : 'No card needed.'}</p>
        <h3>{opens}</h3>
        <PlanFeatureList tier={tier} />
      </div>
    </article>
  )
}

const termsOf = (pricePence: number, trialDays: number) =>
  trialDays > 0
    ? `Then ${priceOf(pricePence)} a month. Cancel within ${trialDays} days and pay nothing.`
    : 'Including VAT. Billed monthly in advance.'
