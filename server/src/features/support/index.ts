import { answerTime, plans, product, type SupportMessage, support, type Tier } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { supportMessage } from '#database/tables/support-messages.ts'
import { handle } from '#http/handle.ts'
import { writeEmail } from '#mail/email.ts'
import { countEmail } from '#mail/limit-mail.ts'
import { Problem } from '#problem.ts'

export { answerMessage, closeMessage, supportPersonalData, waitingMessages } from './messages.ts'

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
 * Mails a user's message to the operator, who replies to the user's own address. Where operators have a screen, the
 * message is also kept for them until it is answered; it is never logged. Throws `rate_limited` if this member, or this
 * address, has written too often today, and `mail_unavailable` if it could neither be mailed nor kept.
 */
export async function sendMessage(app: App, { email, message }: SupportMessage, account?: Account): Promise<undefined> {
  const { database, clock, config } = app
  // A member's messages are counted for the member: anybody can name their address while signed out.
  const writer = account ? `account ${account.id}` : email
  if (!(await countEmail(database, clock, writer, 'answers')))
    throw new Problem('rate_limited', 'You have written a few times today. Please give us a day to answer.')
  const plan = planOf(app, account)
  const isKept = config.operators.length > 0
  if (isKept) {
    const now = clock.now()
    const row = { id: app.newId(now), accountId: account?.id ?? null, email, plan, message, createdAt: now }
    await database.db.insert(supportMessage).values(row)
  }
  const mail = writeEmail({
    sender: config.operator,
    to: config.operator.supportEmail,
    subject: `${marks[plan]}A message to ${product.name}`,
    pieces: message.split(/\n+/).filter((paragraph) => paragraph.trim()),
    small: [`Answer to ${email}.`, whoOf(account, plan)],
  })
  try {
    await app.mailer.send({ ...mail, replyTo: email, ...(account && { accountId: account.id }) })
  } catch {
    // Without the error, because a mail server may quote the message it refused.
    app.log.warn('a message to the people who run this could not be mailed')
    if (!isKept) throw new Problem('mail_unavailable')
  }
}

export const supportRoutes = (app: App) =>
  handle(support, {
    'POST /support': ({ body }) => sendMessage(app, body),
    'POST /users/support': ({ account, body }) => sendMessage(app, body, account),
  })
