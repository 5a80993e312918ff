import { plans, tiers } from '@glimmer/contract/plans'
import type { ReactNode } from 'react'
import { useIsUnderAge } from '#member/account-context.tsx'
import { PlanFeatureList } from '#modules/plans/plan-feature-list.tsx'
import { usePlanOffer } from '#modules/plans/plan-offer.ts'
import { useSellsPlans } from '#platform/api/installation.ts'
import { paths } from '#platform/paths.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { ClosingCall } from '#platform/ui/closing-call.tsx'
import { CheckIcon } from '#platform/ui/icons.tsx'
import { PlanCard } from './plan-card.tsx'
import classes from './pricing.module.css'
import { Questions } from './questions.tsx'

const onEveryPlan = ['Today’s affirmation', 'Your own lines', 'Favourites and history', 'Help, one press away']

/** The three plans with what each includes, and frequent questions. Every plan button leads to sign-up. */
export function Pricing() {
  const [isUnderAge, sellsPlans] = [useIsUnderAge(), useSellsPlans()]
  if (isUnderAge) return <ForAdults />
  return sellsPlans ? <Plans /> : <SharedPlan />
}

interface HeadProps {
  title?: string
  lead: string
  children?: ReactNode
}

const Head = ({ title = 'A little light, at your pace', lead, children }: HeadProps) => (
  <header className={`stack centred ${classes.head}`}>
    <h1 className="size-l">{title}</h1>
    <p className="lead">{lead}</p>
    {children}
  </header>
)

/** Users who are too young to buy see no prices. */
const ForAdults = () => (
  <div className="page">
    <Head title="Plans are for people of 18 and over" lead="Everything you can use here is free, and stays free.">
      <LinkButton variant="ghost" to={paths.dashboard()}>
        Go to Dashboard
      </LinkButton>
    </Head>
  </div>
)

/** An installation that sells no plans shows no prices, only what everybody has. */
function SharedPlan() {
  const tier = usePlanOffer()?.everybodyHas ?? 'free'
  const whose = tier === 'free' ? 'This is free for everyone.' : `Everyone has everything in ${plans[tier].name}, free.`
  return (
    <div className="page">
      <Head lead={`We don’t sell plans here. ${whose}`} />
      <div className={classes.shared}>
        <PlanFeatureList tier={tier} from="free" />
      </div>
    </div>
  )
}

const Plans = () => (
  <>
    <div className="page">
      <Head lead="Today’s affirmation is free on every plan, for good. Paid plans bring and speak more lines for you." />
      <div className={classes.plans}>
        {tiers.map((tier) => (
          <PlanCard key={tier} tier={tier} />
        ))}
      </div>
      <ul className={`actions center ${classes.everyPlan}`} aria-label="On every plan">
        <li className="bar" aria-hidden="true">
          <strong>On every plan</strong>
        </li>
        {onEveryPlan.map((each) => (
          <li key={each} className="bar gap-s">
            <CheckIcon />
            {each}
          </li>
        ))}
      </ul>
      <Questions />
    </div>
    <ClosingCall title="Begin with one line" words="Free to start. No card needed.">
      <LinkButton to={paths.signUp()}>Get Started Free</LinkButton>
    </ClosingCall>
  </>
)
