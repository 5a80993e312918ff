import { createTransport } from 'nodemailer'
import type { Mailer } from '#ports/mailer.ts'

/** Sends mail through an SMTP server, over a pool of at most two connections. */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport(
    { url, pool: true, maxConnections: 2, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
    { from },
  )
  return {
    async send({ to, subject, text, html }) {
      await transport.sendMail({ to: { name: '', address: to }, subject, text, html })
    },
    async close() {
      transport.close()
    },
  }
}
