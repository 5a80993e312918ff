import { channel } from 'node:diagnostics_channel'
import { type MailEvent, type Mailer, mailEvents } from '#ports/mailer.ts'

/** Wraps a mailer so that each email it sends or fails to send is published for the metrics. */
export function countMail(mailer: Mailer): Mailer {
  const events = channel(mailEvents)
  const publish = (event: MailEvent) => events.publish(event)
  return {
    atOnce: mailer.atOnce,
    async send(email) {
      try {
        await mailer.send(email)
      } catch (error) {
        publish({ outcome: 'failed' })
        throw error
      }
      publish({ outcome: 'sent' })
    },
    check: () => mailer.check(),
    close: () => mailer.close(),
  }
}
