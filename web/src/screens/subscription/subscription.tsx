import type { Subscription } from '@glimmer/contract'
import { plans, type Tier } from '@glimmer/contract/plans'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useIsUnderAge } from '#member/account-context.tsx'
import { OfflineNote } from '#member/offline/offline-note.tsx'
import { reauthenticatedMessage, useReauthenticationPurpose } from '#member/reauthenticate.ts'
import { useShowUpsell } from '#member/upsell-pause.ts'
import { PlanFeatureList } from '#modules/plans/plan-feature-list.tsx'
import { UsageMeters } from '#modules/plans/usage.tsx'
import { useSellsPlans } from '#platform/api/installation.ts'
import { read } from '#platform/api/query.ts'
import { Section } from '#platform/boundaries/section.tsx'
import { paths } from '#platform/paths.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx'
import { ChangePanel } from './change-panel.tsx'
import { CurrentPlan } from './current-plan.tsx'
import { NoticePanel } from './notice-panel.tsx'
import { Payments } from './payments.tsx'
import { PlanOptions } from './plan-options.tsx'
import classes from './subscription.module.css'
import { usePlanChange } from './use-plan-change.ts'

/** The user's plan: its status, usage, what comes next, and every way to change or cancel it. */
export const SubscriptionScreen = () => (
  <div className={`page ${classes.page}`}>
    <header className={`stack gap-s ${classes.title}`}>
      <h1>Your subscription</h1>
      <p className="muted">Everything about your plan, in one place.</p>
    </header>
    <div className={classes.offline}>
      <OfflineNote>This is your plan as we last saw it. You can change it when you’re back online.</OfflineNote>
    </div>
    <h2>
      <VisuallyHidden>Your plan</VisuallyHidden>
    </h2>
    <Section waiting={<Skeleton height="60rem" />}>
      <YourPlan />
    </Section>
  </div>
)

function YourPlan() {
  const [sellsPlans, isUnderAge] = [useSellsPlans(), useIsUnderAge()]
  if (isUnderAge) return <ForAdults />
  return sellsPlans ? <Plan /> : <SharedPlan />
}

const ForAdults = () => (
  <div className="stack start gap-l">
    <p>Plans are for people of 18 and over. Everything you can use here is free.</p>
    <LinkButton variant="ghost" to={paths.dashboard()}>
      Go to Dashboard
    </LinkButton>
  </div>
)

/** For an installation that sells no plans: the plan everybody has, and its usage. */
function SharedPlan() {
  const { tier } = useSubscription()
  return (
    <>
      <p>
        We don’t sell plans here.{' '}
        {tier === 'free' ? (
          <span>This is free for everyone.</span>
        ) : (
          <span>
            Everyone has everything in <b>{plans[tier].name}</b>, free.
          </span>
        )}
      </p>
      <ThisMonth />
      <div className={classes.shared}>
        <PlanFeatureList tier={tier} from="free" linked />
      </div>
    </>
  )
}

/** How much of this month's allowances is used. */
const ThisMonth = () => (
  <section className={`box stack ${classes.usage}`} aria-labelledby="usage">
    <h2 id="usage" className="size-m">
      This month
    </h2>
    <UsageMeters waiting={<Skeleton height="11rem" inset />} />
  </section>
)

function Plan() {
  const subscription = useSubscription()
  const isBackFor = useReauthenticationPurpose('premium', 'pro', 'portal')
  const [chosen, setChosen] = useState<Tier | undefined>(isBackFor === 'portal' ? undefined : isBackFor)
  const [showUpsell, showPlans] = useUpsell(subscription)
  const current = useRef<HTMLElement>(null)
  const panel = useRef<HTMLElement>(null)
  const change = usePlanChange(() => {
    setChosen(undefined)
    current.current?.focus()
  })
  const choose = (tier: Tier | undefined) => {
    change.forgetError()
    setChosen(tier)
  }
  const askToCancel = () => {
    choose('free')
    panel.current?.focus()
  }
  return (
    <>
      {isBackFor && <p role="status">{reauthenticatedMessage}</p>}
      <NoticePanel subscription={subscription} change={change} />
      <CurrentPlan ref={current} subscription={subscription} showUpsell={showUpsell} />
      <ThisMonth />
      <div className={classes.split}>
        <PlanOptions
          subscription={subscription}
          chosen={chosen ?? subscription.tier}
          showUpsell={showUpsell}
          onShow={showPlans}
          onChoose={choose}
          onCancel={askToCancel}
        />
        <ChangePanel
          ref={panel}
          subscription={subscription}
          chosen={chosen ?? subscription.tier}
          change={change}
          showUpsell={showUpsell}
          onStay={() => choose(undefined)}
        />
        <Section waiting={null}>
          <Payments subscription={subscription} change={change} />
        </Section>
      </div>
    </>
  )
}

/** During an upsell pause, plans are shown only on request, or if the user has a paid plan. */
function useUpsell({ tier }: Subscription) {
  const showUpsell = useShowUpsell()
  const [requested, setRequested] = useState(false)
  return [showUpsell || requested || tier !== 'free', () => setRequested(true)] as const
}

/** How often the subscription is refetched while a payment is pending. */
const pollMs = 3_000

const isWaiting = (subscription?: Subscription) =>
  subscription !== undefined && (subscription.pendingTier !== null || subscription.status === 'incomplete')

/** The subscription as the server knows it; refetched when the window regains focus, and while a payment is pending. */
function useSubscription(): Subscription {
  const { data } = useSuspenseQuery({
    ...read('GET /subscriptions/current'),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => isWaiting(state.data) && pollMs,
  })
  return data
}
