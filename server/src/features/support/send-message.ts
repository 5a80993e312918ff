import { answeredWithin, plans, product, type SupportMessage } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { writeEmail } from '#mail/email.ts'
import { takeLetter } from '#mail/limit-mail.ts'
import { Problem } from '#problem.ts'

/** Whether somebody pays for their plan: where nothing is sold, nobody comes first. */
const isPaying = ({ config }: App, account: Account | undefined) =>
  config.payments.kind !== 'none' && account !== undefined && account.tier !== 'free'

/** What of the person those who read it are told, beside their address. */
function whoOf(account: Account | undefined, pays: boolean): string {
  if (!account) return 'Written by somebody who was not signed in.'
  const days = pays ? answeredWithin.onPaidPlans : answeredWithin.workingDays
  return `Written by somebody on ${plans[account.tier].name}. We said: an answer within ${days} working ${days === 1 ? 'day' : 'days'}.`
}

/**
 * Mails what somebody writes to the people who run this, to be answered at their own address. It is kept nowhere here
 * and stands in no log. Throws `rate_limited` where the address has asked for many answers today, and
 * `mail_unavailable` where it could not be sent.
 */
export async function sendMessage(app: App, { email, message }: SupportMessage, account?: Account): Promise<undefined> {
  const { database, clock, config } = app
  if (!(await takeLetter(database, clock, email, 'answers')))
    throw new Problem('rate_limited', 'You have written a few times today. Please give us a day to answer.')
  const pays = isPaying(app, account)
  const letter = writeEmail({
    sender: config.operator,
    to: config.operator.supportEmail,
    subject: `${pays ? '[Priority] ' : ''}A message to ${product.name}`,
    pieces: message.split(/\n+/).filter((paragraph) => paragraph.trim()),
    small: [`Answer to ${email}.`, whoOf(account, pays)],
  })
  try {
    await app.mailer.send({ ...letter, replyTo: email, ...(account && { accountId: account.id }) })
  } catch {
    // Not with the error: a mail server may quote what it refused.
    app.log.warn('a message to the people who run this could not be mailed')
    throw new Problem('mail_unavailable')
  }
}
