import { type Feature, features, plans, type Tier } from '@glimmer/contract/plans'
import { planExtras } from '#modules/plans/plan-extras.ts'
import { priceOf } from '#modules/plans/price.ts'
import { paths } from '#platform/paths.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { CheckIcon } from '#platform/ui/icons.tsx'
import { Scene } from '#platform/ui/scene.tsx'
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx'
import { AllowancePicture } from './allowance-picture.tsx'
import classes from './plan-card.module.css'

/** One sun at three heights. */
const looks = {
  free: { sun: { x: 720, y: 640, radius: 60 }, action: 'Get Started Free' },
  premium: { sun: { x: 720, y: 560, radius: 84 }, action: 'Choose Premium' },
  pro: { sun: { x: 720, y: 420, radius: 96 }, action: 'Choose Pro' },
} as const satisfies Record<Tier, unknown>

const names: Record<Feature, string> = {
  affirmations: 'AI affirmations',
  speech: 'lines spoken aloud',
  avatars: 'AI avatars',
}

/** A paid plan leads on to the subscription page, after signing up or, for somebody signed in, at once. */
const signUpState = (tier: Tier) => (tier === 'free' ? undefined : { returnTo: paths.subscription() })

/** A plan: its price in full, what it includes each month, and a button to choose it. */
export function PlanCard({ tier }: { tier: Tier }) {
  const { name, pricePence, limits } = plans[tier]
  const { sun, action } = looks[tier]
  const popular = tier === 'premium'
  return (
    <article className={classes.plan} data-popular={popular || undefined} aria-labelledby={`plan-${tier}`}>
      <Scene className={classes.scene} seed={23} horizon={650} sun={sun} stars={40} />
      {popular && <p className={classes.badge}>Most Popular</p>}
      <div className={classes.words}>
        <h2 id={`plan-${tier}`}>{name}</h2>
        <p className={classes.price}>
          <strong>{priceOf(pricePence)}</strong> {pricePence === 0 ? 'always' : 'a month'}
        </p>
        <p className={classes.terms}>
          {pricePence === 0 ? 'No card needed.' : 'Including VAT. Billed monthly in advance.'}
        </p>
        <LinkButton variant={popular ? 'primary' : 'ghost'} wide to={paths.signUp()} state={signUpState(tier)}>
          {action}
        </LinkButton>
        <h3>Each month</h3>
        <ul className={classes.limits}>
          {features.map((feature) => (
            <li key={feature}>
              <span>
                <strong>{limits[feature] ?? 'Unlimited'}</strong> <span>{names[feature]}</span>
              </span>
              <AllowancePicture count={limits[feature]} />
            </li>
          ))}
        </ul>
        <ul className={classes.extras}>
          {planExtras[tier].map((extra) => (
            <li key={extra}>
              <CheckIcon />
              <VisuallyHidden>Includes </VisuallyHidden>
              {extra}
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
