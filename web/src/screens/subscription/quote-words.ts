import type { ChangePreview, Subscription } from '@glimmer/contract'
import { coolingOff, plans } from '@glimmer/contract/plans'
import { daysBetween, formatDay, formatShortDay } from '#lib/format-date.ts'
import { priceOf } from '#modules/plans/price.ts'

type Terms = readonly (readonly [term: string, fact: string])[]

const nextOf = ({ tier, nextPaymentPence, nextPaymentAt }: ChangePreview) =>
  nextPaymentAt && { amount: priceOf(nextPaymentPence ?? plans[tier].pricePence), at: nextPaymentAt }

/** The days in which money comes back. Free days are followed by as many again, from the first payment. */
function changeOfMind({ dueNowPence }: ChangePreview) {
  const days = `${coolingOff.days} days`
  const again = dueNowPence === 0 ? `, and ${days} more from the first payment` : ''
  return `${days} from today${again}: write to us, and you pay only for the days you had`
}

/** The key information of an order, together and in words: what research into the law asks to stand above the button. */
export function keyInformation(preview: ChangePreview): Terms {
  const { tier, change, trialDays } = preview
  const next = nextOf(preview)
  const first = change === 'subscribe' && trialDays > 0 ? 'First payment' : 'Next payment'
  const pays = change === 'subscribe' || change === 'upgrade'
  return [
    ['Price', `${priceOf(plans[tier].pricePence)} a month, including VAT`],
    ...(next ? [[first, `${next.amount} on ${formatDay(next.at)}`] as const] : []),
    ['Renews', 'Monthly, until you cancel'],
    ['To cancel', 'Two clicks, on this page'],
    ...(pays ? [['Change your mind', changeOfMind(preview)] as const] : []),
  ]
}

/** What the amount due now is for. */
export function reason(preview: ChangePreview, { status }: Subscription): string {
  const { tier, change, trialDays, dueNowPence, nextPaymentAt, takesEffectAt } = preview
  const monthly = `${priceOf(plans[tier].pricePence)} a month`
  if (change === 'subscribe')
    return trialDays > 0
      ? `${trialDays} days free, once. Then ${monthly}, unless you cancel before.`
      : 'The first month, paid in advance.'
  const counted = 'What you have used this month stays counted.'
  if (status === 'trialing' && dueNowPence === 0) return `Your free trial goes on. After it, ${monthly}. ${counted}`
  if (!nextPaymentAt) return counted
  const days = daysBetween(takesEffectAt, nextPaymentAt)
  return `The difference for the ${days === 1 ? 'day' : `${days} days`} left until ${formatDay(nextPaymentAt)}. ${counted}`
}

/** The words on the button: that this is an order, and what it costs. */
export function orderWords(preview: ChangePreview): string {
  const verb = preview.change === 'subscribe' ? 'Subscribe' : 'Upgrade'
  if (preview.dueNowPence > 0) return `${verb} and pay ${priceOf(preview.dueNowPence)}`
  const next = nextOf(preview)
  return next ? `${verb} and pay ${next.amount} from ${formatShortDay(next.at)}` : verb
}
