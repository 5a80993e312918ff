import { coolingOff, plans, type Tier } from '@glimmer/contract'
import type { Piece } from '@glimmer/lib/mail/render-email'
import type { Config } from '#config/config.ts'
import { writeEmail } from '#mail/email.ts'
import type { Email } from '#ports/mailer.ts'

export interface Notice {
  kind: 'ending' | 'trial_ending' | 'renewal'
  tier: Tier
  periodEnd: Date
}

const dayOf = (date: Date) =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/London' })
const pounds = (pence: number) => `£${(pence / 100).toFixed(2)}`

interface Facts {
  plan: string
  price: string
  day: string
  url: string
  supportEmail: string
}

type Words = { subject: string; pieces: Piece[] }

/**
 * What each notice says. An ending plan's notice confirms the date and that nothing more is charged; a payment's notice
 * states its amount and how to cancel.
 */
const words: Record<Notice['kind'], (facts: Facts) => Words> = {
  ending: ({ plan, day, url }) => ({
    subject: `Your ${plan} plan ends on ${day}`,
    pieces: [
      `Your ${plan} plan is cancelled. It’s yours until ${day}, and nothing more will be charged.`,
      'After that you are on the Free plan. Everything you’ve saved stays.',
      'Changed your mind? You can undo it until then, free of charge.',
      { link: 'See my plan', url },
    ],
  }),
  trial_ending: ({ plan, price, day, url, supportEmail }) => ({
    subject: `Your trial ends on ${day}`,
    pieces: [
      `Your trial of ${plan} ends on ${day}. From then on it is ${price} a month incl. VAT, until you cancel.`,
      `If you’d rather not continue, cancel before ${day} and you won’t be charged.`,
      { link: 'Change or cancel my plan', url },
      `Once you have paid, you have ${coolingOff.days} more days to change your mind. Write to ${supportEmail} by then, and what you paid comes back, less the days you had.`,
    ],
  }),
  renewal: ({ plan, price, day, url }) => ({
    subject: `Your ${plan} plan renews on ${day}`,
    pieces: [
      `Your ${plan} plan carries on: ${price} incl. VAT is due on ${day}, and each month until you cancel.`,
      { link: 'Change or cancel my plan', url },
    ],
  }),
}

/** A notice as mail. */
export function emailFor(
  { kind, tier, periodEnd }: Notice,
  to: string,
  { publicUrl, operator }: Pick<Config, 'publicUrl' | 'operator'>,
): Email {
  const { name: plan, pricePence } = plans[tier]
  const { supportEmail } = operator
  const facts = {
    plan,
    price: pounds(pricePence),
    day: dayOf(periodEnd),
    url: `${publicUrl}/subscription`,
    supportEmail,
  }
  const { subject, pieces } = words[kind](facts)
  return writeEmail({ sender: operator, to, subject, pieces: ['Hello,', ...pieces] })
}
