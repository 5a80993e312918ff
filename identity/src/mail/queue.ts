import { mailFault } from '@glimmer/lib/mail/mail-fault'
import type { Logger } from 'pino'
import type { Metrics } from '#metrics.ts'
import type { DraftMailer, EmailDraft } from './draft-mailer.ts'

export interface MailQueue {
  /**
   * Writes an email, if there is one to write, and sends it after the response to the browser: the time it takes must
   * not reveal whether there was a recipient. A failure is logged without the address; the user can ask again.
   */
  add(write: () => Promise<EmailDraft | undefined>): void
  /** Waits for the emails that are being sent. */
  drain(): Promise<void>
}

/** @param mayMail counts an email, and returns whether it may be sent */
export function openMailQueue(
  mailer: DraftMailer,
  mayMail: (email: EmailDraft) => Promise<boolean>,
  log: Logger,
  metrics: Metrics,
): MailQueue {
  const sending = new Set<Promise<void>>()
  async function deliver(write: () => Promise<EmailDraft | undefined>) {
    try {
      const email = await write()
      if (!email || !(await mayMail(email))) return
      await mailer.send(email)
      metrics.emailsSent++
    } catch (error) {
      metrics.emailsFailed++
      // An SMTP server's refusal quotes the address, so only its code is logged.
      log.error({ code: mailFault(error) }, 'an email could not be sent')
    }
  }
  return {
    add(write) {
      const delivery = deliver(write).finally(() => sending.delete(delivery))
      sending.add(delivery)
    },
    async drain() {
      while (sending.size > 0) await Promise.all(sending)
    },
  }
}
