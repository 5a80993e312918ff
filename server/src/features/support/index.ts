import { answerTime, plans, product, type SupportMessage, support, type Tier } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { writeEmail } from '#mail/email.ts'
import { countEmail } from '#mail/limit-mail.ts'
import { Problem } from '#problem.ts'

/** The plan whose answer was promised. If no plans are sold, nobody's messages have priority. */
const planOf = ({ config }: App, account: Account | undefined): Tier =>
  config.payments.kind === 'none' ? 'free' : (account?.tier ?? 'free')

/** What the subject begins with, so that the messages of paid plans are seen first. */
const marks = { free: '', premium: '[Priority] ', pro: '[Premium] ' } as const

/** What support reads about the writer, besides their address. */
function whoOf(account: Account | undefined, plan: Tier): string {
  if (!account) return 'Written by somebody who was not signed in.'
  return `Written by somebody on ${plans[account.tier].name}. We said: an answer ${answerTime[plan]}.`
}

/**
 * Mails a user's message to the operator, who replies to the user's own address. It is neither stored nor logged here.
 * Throws `rate_limited` if this member, or this address, has written too often today, and `mail_unavailable` if the mail could not be
 * sent.
 */
export async function sendMessage(
  app: App,
  { email: address, message }: SupportMessage,
  account?: Account,
): Promise<undefined> {
  const { database, clock, config } = app
  // A member's messages are counted for the member: anybody can name their address while signed out.
  const writer = account ? `account ${account.id}` : address
  if (!(await countEmail(database, clock, writer, 'answers')))
    throw new Problem('rate_limited', 'You have written a few times today. Please give us a day to answer.')
  const plan = planOf(app, account)
  const email = writeEmail({
    sender: config.operator,
    to: config.operator.supportEmail,
    subject: `${marks[plan]}A message to ${product.name}`,
    pieces: message.split(/\n+/).filter((paragraph) => paragraph.trim()),
    small: [`Answer to ${address}.`, whoOf(account, plan)],
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
