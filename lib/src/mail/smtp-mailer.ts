import type { Email } from './email.ts'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

interface Smtp {
  url: string
  from: string
  /** The maximum number of open connections. */
  connections: number
}

/** The library is loaded with the first email. */
async function openTransport({ url, from, connections }: Smtp) {
  const { createTransport } = await import('nodemailer')
  return createTransport({ url, pool: true, maxConnections: connections, ...timeouts }, { from })
}

/** Sends email through an SMTP server, over pooled connections. */
export function smtpMailer(smtp: Smtp) {
  let opened: ReturnType<typeof openTransport> | undefined
  return {
    atOnce: smtp.connections,
    async send({ to, replyTo, subject, text, html, unsubscribe }: Email): Promise<void> {
      const headers = unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
      // Passed as an object, so that the address is never parsed as a list or a display name.
      const addresses = {
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
      }
      opened ??= openTransport(smtp)
      const transport = await opened
      await transport.sendMail({ ...addresses, subject, text, html, ...(headers && { headers }) })
    },
    /** Rejects if the mail server cannot be reached, or accepts no mail from this app; sends nothing. */
    async check(): Promise<void> {
      opened ??= openTransport(smtp)
      await (await opened).verify()
    },
    async close(): Promise<void> {
      if (opened) (await opened).close()
    },
  }
}
