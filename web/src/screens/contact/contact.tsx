import { product } from '@glimmer/contract/product'
import { answeredWithin } from '@glimmer/contract/support-terms'
import { Link } from '#lib/router.tsx'
import { useAccount } from '#member/account-context.tsx'
import { SupportAddress } from '#modules/support/support-address.tsx'
import { useInstallation, useSellsPlans } from '#platform/api/installation.ts'
import { paths } from '#platform/paths.ts'
import classes from './contact.module.css'
import { MessageForm } from './message-form.tsx'

/** How soon the user's message is answered, which depends on their plan. */
function useAnswerTime() {
  const { user } = useAccount()
  const sellsPlans = useSellsPlans()
  const isPaying = sellsPlans && user !== undefined && user.subscription.tier !== 'free'
  const days = isPaying ? answeredWithin.onPaidPlans : answeredWithin.workingDays
  return { isPaying, answerTime: `${days} working ${days === 1 ? 'day' : 'days'}` }
}

/** The contact form for the people who run this installation; works signed in or out. */
export function Contact() {
  const { isPaying, answerTime } = useAnswerTime()
  const operator = useInstallation()?.operator
  return (
    <div className={classes.page}>
      <header className="stack gap-sm">
        <h1 className="size-l">Write to us</h1>
        <p className="lead">
          A person answers within {answerTime}.{isPaying && <span>{' With your plan, your message comes first.'}</span>}
        </p>
      </header>
      <MessageForm answerTime={answerTime} />
      <section className={`stack gap-s muted ${classes.more}`} aria-label="Other ways">
        <p>
          If things are hard right now, please don’t wait for us: <Link to={paths.help()}>talk to a person now</Link>.
        </p>
        <p>
          You can also write to <SupportAddress />.
        </p>
        {operator?.name && (
          <p>
            {product.name} is run here by {[operator.name, operator.address].filter(Boolean).join(', ')}.
          </p>
        )}
      </section>
    </div>
  )
}
