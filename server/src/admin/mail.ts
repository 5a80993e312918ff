import { product } from '@glimmer/contract'
import { isEmail, normaliseEmail } from '@glimmer/contract/email-address'
import type { MailerConfig } from '#config/mailer.ts'
import { ConfigError } from '#config/setting.ts'
import { writeEmail } from '#mail/email.ts'
import type { AdminCommand } from './command.ts'
import { withApp } from './people.ts'

/** What became of a mail that the configured mailer took. */
const accepted = ({ kind }: MailerConfig) =>
  kind === 'outbox'
    ? 'MAILER=outbox sends nothing: the email is kept in the table email_outbox, and in development shown at /outbox.'
    : 'The mail server took it. Look into that mailbox, its folder for spam too.'

/** The mail server's own answer, or the network's error; it holds nothing of a person but the address that was given. */
const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message || error.name : String(error)).replace(/\.$/, '')

export const testMail: AdminCommand = {
  usage: 'test-mail ADDRESS: sends one email as the app does, and says what came of it.',
  maxArguments: 1,
  async run(context, [to]) {
    const { config, audit, print } = context
    if (!to || !isEmail(normaliseEmail(to))) throw new ConfigError('Say to whom: test-mail ADDRESS.')
    await audit.begin()
    const email = writeEmail({
      sender: config.operator,
      to,
      subject: `A test of ${product.name}’s email`,
      pieces: ['Hello,', `this email was sent to see whether ${product.name} can send email. It can.`],
    })
    await withApp(context, (app) =>
      app.mailer.send(email).catch((error: unknown) => {
        throw new ConfigError(
          `The email was not sent: ${reasonOf(error)}. ${config.mailer.kind === 'smtp' ? 'Check SMTP_URL and MAIL_FROM.' : ''}`.trim(),
        )
      }),
    )
    print(accepted(config.mailer))
  },
}
