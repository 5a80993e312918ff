import { plans, product, type WaitingMessage } from '@glimmer/contract'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { App } from '#app.ts'
import { exportedTable } from '#database/exported-table.ts'
import { supportMessage } from '#database/tables/support-messages.ts'
import { writeEmail } from '#mail/email.ts'
import type { PersonalData } from '#personal-data.ts'
import { orNotFound, Problem } from '#problem.ts'

export const supportPersonalData: PersonalData = {
  exported: [
    exportedTable(supportMessage, {
      file: 'messages-to-support',
      description: 'What you wrote to the people who run this, until it is answered.',
      orderBy: 'created_at',
      fields: { plan: z.enum(Object.keys(plans)) },
    }),
  ],
}

const shownMessages = 50

/** The messages that wait for an answer: those of higher plans first, then the oldest. */
export async function waitingMessages({ database: { db } }: App): Promise<WaitingMessage[]> {
  const rows = await db
    .select()
    .from(supportMessage)
    .orderBy(
      sql`array_position(array['pro', 'premium', 'free'], ${supportMessage.plan})`,
      asc(supportMessage.createdAt),
    )
    .limit(shownMessages)
  return rows.map(({ id, accountId, email, plan, message, createdAt }) => {
    return { _id: id, account: accountId, email, plan, message, at: createdAt.toISOString() }
  })
}

/** Deletes a message that needs no answer. Throws `not_found`, also when repeated. */
export async function closeMessage({ database: { db } }: App, id: string): Promise<undefined> {
  const { rowCount } = await db.delete(supportMessage).where(eq(supportMessage.id, id))
  if (rowCount === 0) throw new Problem('not_found')
}

/**
 * Mails an answer to who wrote the message, with what they had written below it, and deletes the message. Throws
 * `not_found`, also for the second of two operators who answer at once, and `mail_unavailable`; the message is then kept.
 */
export const answerMessage = ({ database: { db }, config, mailer, log }: App, id: string, answer: string) =>
  db.transaction(async (transaction): Promise<undefined> => {
    // Whoever answers it at the same time finds nothing, instead of waiting with a connection for the email to be sent.
    const free = transaction.select({ id: supportMessage.id }).from(supportMessage).where(eq(supportMessage.id, id))
    const isFree = inArray(supportMessage.id, free.for('update', { skipLocked: true }))
    const deleted = await transaction.delete(supportMessage).where(isFree).returning()
    const { email, message, accountId } = orNotFound(deleted[0])
    const mail = writeEmail({
      sender: config.operator,
      to: email,
      subject: `An answer from ${product.name}`,
      pieces: answer.split(/\n+/).filter((paragraph) => paragraph.trim()),
      small: ['You wrote:', ...message.split(/\n+/)],
    })
    await mailer.send({ ...mail, replyTo: config.operator.supportEmail, ...(accountId && { accountId }) }).catch(() => {
      // Without the error, because a mail server may quote the message it refused.
      log.warn('an answer to a message could not be mailed')
      throw new Problem('mail_unavailable')
    })
  })
