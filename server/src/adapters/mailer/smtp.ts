import type { Mailer } from '#ports/mailer.ts'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

interface Smtp {
  url: string
  from: string
  /** How many are kept open at most. */
  connections: number
}

/** The library is only loaded where mail is sent this way, and with the first. */
async function openTransport({ url, from, connections }: Smtp) {
  const { createTransport } = await import('nodemailer')
  return createTransport({ url, pool: true, maxConnections: connections, ...timeouts }, { from })
}

/** Sends mail through an SMTP server, over connections that are kept. */
export function smtpMailer(smtp: Smtp): Mailer {
  let opened: ReturnType<typeof openTransport> | undefined
  return {
    atOnce: smtp.connections,
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
      opened ??= openTransport(smtp)
      const transport = await opened
      await transport.sendMail({ ...addresses, subject, text, html, ...(headers && { headers }) })
    },
    async close() {
      if (opened) (await opened).close()
    },
  }
}
