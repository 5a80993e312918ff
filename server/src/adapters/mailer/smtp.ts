import { createTransport } from 'nodemailer'
import type { Mailer } from '#ports/mailer.ts'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Sends mail through an SMTP server, over one kept connection. */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({ url, pool: true, maxConnections: 1, ...timeouts }, { from })
  return {
    async send({ to, replyTo, subject, text, html, unsubscribe }) {
      const headers = unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
      // As an object, so that no address is read out of the text of one.
      const addresses = {
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
      }
      await transport.sendMail({ ...addresses, subject, text, html, ...(headers && { headers }) })
    },
    async close() {
      transport.close()
    },
  }
}
