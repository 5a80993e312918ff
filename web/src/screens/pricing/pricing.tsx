import { plans, tiers } from '@glimmer/contract/plans'
import { product } from '@glimmer/contract/product'
import type { ReactNode } from 'react'
import { Link } from '#lib/router.tsx'
import { useIsUnderAge } from '#member/account-context.tsx'
import { PlanFeatureList } from '#modules/plans/plan-feature-list.tsx'
import { usePlanOffer } from '#modules/plans/plan-offer.ts'
import { useInstallation, useSellsPlans } from '#platform/api/installation.ts'
import { paths } from '#platform/paths.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { ClosingCall } from '#platform/ui/closing-call.tsx'
import { Fold } from '#platform/ui/fold.tsx'
import { CheckIcon } from '#platform/ui/icons.tsx'
import { PlanCard } from './plan-card.tsx'
import classes from './pricing.module.css'

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

/** The rules of the plans, as frequent questions. */
const questions = [
  {
    ask: 'When do my limits reset?',
    answer: 'On the 1st of each month. Anything unused does not roll over.',
  },
  {
    ask: 'Can I move up or down?',
    answer:
      'Yes. An upgrade applies at once. A downgrade takes effect at the end of the period you have paid for; until then nothing changes.',
  },
  {
    ask: 'How do I cancel?',
    answer:
      'On your subscription page, in two clicks. You keep your plan until the end of the period you’ve paid for, and everything you saved after that.',
  },
  {
    ask: 'Do you give refunds?',
    answer:
      'You can change your mind within 14 days of subscribing, and again within 14 days of the first payment after a trial. Write to us and you’ll pay only for the days you had. Otherwise we generally don’t refund part of a period. This doesn’t affect your rights under consumer law. If something went wrong, write to us.',
  },
  {
    ask: 'How does the trial work?',
    answer:
      'Premium and Pro can begin with a free trial, once for each person. Its length, and the day of the first payment, are shown before you agree to anything.',
  },
  {
    ask: 'What happens when I use up an allowance?',
    answer:
      'Today’s affirmation, your own lines and everything you have saved stay free. We tell you when your allowance comes back. You’re never charged for going over.',
  },
] as const

/** Which part of what the plans offer is AI at this installation; left out until that is known. */
function WhatIsAi() {
  const outside = useInstallation()?.outside
  if (!outside) return null
  const hostFor = (purpose: 'lines' | 'avatars') => outside.find((service) => service.purpose === purpose)?.host
  const [writer, artist] = [hostFor('lines'), hostFor('avatars')]
  return (
    <Fold title="Which part is AI?">
      <p className={`muted ${classes.answer}`}>
        {product.name}’s own lines were written and checked with AI.{' '}
        {writer
          ? `A line you ask for is written by a language model at ${writer}; if it can’t, one of our own is picked, and isn’t counted.`
          : 'No language model writes here: a line you ask for is picked from them, by what you said about your day.'}{' '}
        {artist
          ? `Portraits from your words are made by an image model at ${artist}.`
          : `Portraits are drawn by ${product.name}’s own drawing program, from the words it knows. That’s not AI.`}{' '}
        Voices are computer voices.
      </p>
    </Fold>
  )
}

const Questions = () => (
  <section className={classes.questions} aria-labelledby="questions">
    <div>
      <h2 id="questions">Good questions</h2>
      <p className={`lead ${classes.lead}`}>Prices are per month, billed in advance, and include VAT.</p>
    </div>
    <div>
      {questions.map(({ ask, answer }, index) => (
        <Fold key={ask} title={ask} open={index === 0}>
          <p className={`muted ${classes.answer}`}>{answer}</p>
        </Fold>
      ))}
      <WhatIsAi />
      <Fold title={`Is ${product.name} a medical service?`}>
        <p className={`muted ${classes.answer}`}>
          No. It offers words to try, not treatment. If things are hard now,{' '}
          <Link to={paths.help()}>talk to a person</Link>.
        </p>
      </Fold>
    </div>
  </section>
)
