import type { ChangePreview, Subscription } from '@glimmer/contract'
import { coolingOff, immediateStart, plans } from '@glimmer/contract/plans'
import { daysBetween, formatDay, formatShortDay } from '#lib/format-time.ts'
import { priceOf } from '#modules/plans/plan-offer.ts'

type Terms = readonly (readonly [term: string, fact: string])[]

/** Whether a change is an order: paid at once, or when its trial ends. */
export const isOrder = (change: ChangePreview['change']) => change === 'subscribe' || change === 'upgrade'

const nextPayment = ({ tier, nextPaymentPence, nextPaymentAt }: ChangePreview) =>
  nextPaymentAt && { amount: priceOf(nextPaymentPence ?? plans[tier].pricePence), at: nextPaymentAt }

/** The cooling-off period. After a free trial it starts again with the first payment. */
function coolingOffTerms({ dueNowPence }: ChangePreview) {
  const days = `${coolingOff.days} days`
  const again = dueNowPence === 0 ? `, and another ${coolingOff.days} from your first payment` : ''
  return `${days} from today${again}. Write to us and you’ll pay only for the days you had.`
}

/** The key information of an order, which consumer law requires directly above its button. */
export function keyInformation(preview: ChangePreview): Terms {
  const { tier, change, trialDays } = preview
  const next = nextPayment(preview)
  const first = change === 'subscribe' && trialDays > 0 ? 'First payment' : 'Next payment'
  return [
    ['Price', `${priceOf(plans[tier].pricePence)} a month, including VAT`],
    ...(next ? [[first, `${next.amount} on ${formatDay(next.at)}`] as const] : []),
    ['Renews', 'Monthly, until you cancel'],
    ['To cancel', 'Two clicks, on this page'],
    ...(isOrder(change) ? [['Change your mind', coolingOffTerms(preview)] as const] : []),
  ]
}

/** What the amount due now is for. */
export function reason(preview: ChangePreview, { status }: Subscription): string {
  const { tier, change, trialDays, dueNowPence, nextPaymentAt, takesEffectAt } = preview
  const monthly = `${priceOf(plans[tier].pricePence)} a month`
  if (change === 'subscribe')
    return trialDays > 0
      ? `${trialDays} days free, once. Then ${monthly}, unless you cancel first.`
      : 'The first month, paid in advance.'
  const counted = 'What you’ve used this month still counts.'
  if (status === 'trialing' && dueNowPence === 0)
    return `Your free trial carries on. After that, ${monthly}. ${counted}`
  if (!nextPaymentAt) return counted
  const days = daysBetween(takesEffectAt, nextPaymentAt)
  return `The difference for the ${days === 1 ? 'day' : `${days} days`} left until ${formatDay(nextPaymentAt)}. ${counted}`
}

/** The label of the button: that this is an order, and what it costs. */
export function buttonLabel(preview: ChangePreview): string {
  const verb = preview.change === 'subscribe' ? 'Subscribe' : 'Upgrade'
  if (preview.dueNowPence > 0) return `${verb} and pay ${priceOf(preview.dueNowPence)}`
  const next = nextPayment(preview)
  return next ? `${verb} and pay ${next.amount} from ${formatShortDay(next.at)}` : verb
}

/**
 * The request body for the change that was shown: the time its amount was calculated for, and the consent next to the
 * button.
 */
export function orderOf({ tier, change, prorationDate }: ChangePreview) {
  return {
    tier,
    ...(isOrder(change) && { consent: { textVersion: immediateStart.version } }),
    ...(prorationDate && { prorationDate }),
  }
}
