import { answeredWithin, plans, product, type SupportMessage, support } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { writeEmail } from '#mail/email.ts'
import { countEmail } from '#mail/limit-mail.ts'
import { Problem } from '#problem.ts'

/** Whether the account pays for its plan. If no plans are sold, nobody's messages have priority. */
const isPaying = ({ config }: App, account: Account | undefined) =>
  config.payments.kind !== 'none' && account !== undefined && account.tier !== 'free'

/** What support reads about the writer, besides their address. */
function whoOf(account: Account | undefined, pays: boolean): string {
  if (!account) return 'Written by somebody who was not signed in.'
  const days = pays ? answeredWithin.onPaidPlans : answeredWithin.workingDays
  return `Written by somebody on ${plans[account.tier].name}. We said: an answer within ${days} working ${days === 1 ? 'day' : 'days'}.`
}

/**
 * Mails a user's message to the operator, who replies to the user's own address. It is neither stored nor logged here.
 * Throws `rate_limited` if this address has written too often today, and `mail_unavailable` if the mail could not be
 * sent.
 */
export async function sendMessage(
  app: App,
  { email: address, message }: SupportMessage,
  account?: Account,
): Promise<undefined> {
  const { database, clock, config } = app
  if (!(await countEmail(database, clock, address, 'answers')))
    throw new Problem('rate_limited', 'You have written a few times today. Please give us a day to answer.')
  const pays = isPaying(app, account)
  const email = writeEmail({
    sender: config.operator,
    to: config.operator.supportEmail,
    subject: `${pays ? '[Priority] ' : ''}A message to ${product.name}`,
    pieces: message.split(/\n+/).filter((paragraph) => paragraph.trim()),
    small: [`Answer to ${address}.`, whoOf(account, pays)],
  })
  try {
    await app.mailer.send({ ...email, replyTo: address, ...(account && { accountId: account.id }) })
  } catch {
    // Without the error, because a mail server may quote the message it refused.
    app.log.warn('a message to the people who run this could not be mailed')
    throw new Problem('mail_unavailable')
  }
}

export const supportRoutes = (app: App) =>
  handle(support, {
    'POST /support': ({ body }) => sendMessage(app, body),
    'POST /users/support': ({ account, body }) => sendMessage(app, body, account),
  })
