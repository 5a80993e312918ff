import { createTransport } from 'nodemailer'
import type { Mailer } from '#ports/mailer.ts'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

interface Smtp {
  url: string
  from: string
  /** How many are kept open at most. */
  connections: number
}

/** Sends mail through an SMTP server, over connections that are kept. */
export function smtpMailer({ url, from, connections }: Smtp): Mailer {
  const transport = createTransport({ url, pool: true, maxConnections: connections, ...timeouts }, { from })
  return {
    atOnce: connections,
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
