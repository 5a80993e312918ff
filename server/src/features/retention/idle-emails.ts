import { product } from '@glimmer/contract/index'
import type { Config } from '#config/config.ts'
import { writeEmail } from '#mail/email.ts'
import type { Email } from '#ports/mailer.ts'

const dayOf = (date: Date, options: Intl.DateTimeFormatOptions = { day: 'numeric' }) =>
  date.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'Europe/London', ...options })

/**
 * The host of the identity provider if the sign-in belongs to it and remains; undefined if the sign-in is deleted with
 * the account.
 */
const foreignHost = ({ identity }: Pick<Config, 'identity'>): string | undefined =>
  identity.kind === 'embedded' ? undefined : new URL(identity.issuer).host

/** Tells a long absent user what will happen and when, and the one thing that prevents it. */
export function idleEmail(
  { to, step, lastVisit, closes }: { to: string; step: 1 | 2; lastVisit: Date; closes: Date },
  config: Pick<Config, 'publicUrl' | 'operator' | 'identity'>,
): Email {
  const { publicUrl, operator } = config
  const host = foreignHost(config)
  return writeEmail({
    sender: operator,
    to,
    subject: `Your ${product.name} account closes on ${dayOf(closes)}`,
    pieces: [
      'Hello,',
      `You last opened ${product.name} in ${dayOf(lastVisit, {})}. We don’t hold on to the data of people who have moved on, so your account and everything in it will be deleted on ${dayOf(closes)}.`,
      'Would you like to keep it? Just open it once.',
      { link: `Open ${product.name}`, url: publicUrl },
      'You can download everything as a file in your settings, under “Your data”. If you no longer need it, you don’t have to do anything.',
    ],
    small: [
      step === 1 ? 'We’ll write once more, in a month, and then not again.' : 'This is our last email about it.',
      ...(host ? [`The way you sign in belongs to ${host} and stays there.`] : []),
    ],
  })
}
