import { sender, smtpUrl, wholeNumber } from '@glimmer/lib/settings/fields'
import * as z from 'zod'
import { type Choice, ConfigError, collectErrors, type EnvironmentOf, required, secret } from './setting.ts'

/** Mailer settings, by environment variable. */
export const mailerVariables = {
  MAILER: z.enum(['outbox', 'smtp']).default('outbox'),
  SMTP_URL: secret(smtpUrl),
  MAIL_FROM: sender.optional(),
  SMTP_CONNECTIONS: wholeNumber(1, 50).default(2),
}
type Environment = EnvironmentOf<typeof mailerVariables>

export const mailerChoices: readonly Choice<Environment>[] = [
  {
    choice: 'MAILER=smtp',
    isMade: ({ MAILER }) => MAILER === 'smtp',
    names: ['SMTP_URL', 'MAIL_FROM', 'SMTP_CONNECTIONS'],
  },
]

export type MailerConfig = ReturnType<typeof mailerConfig>

/** Reads how email is sent. Throws ConfigError. */
export function mailerConfig(env: Environment, inProduction: boolean) {
  if (env.MAILER === 'outbox') {
    if (inProduction)
      throw new ConfigError('MAILER=outbox sends nothing, and nobody could read it: in production set MAILER=smtp.')
    return { kind: 'outbox' as const }
  }
  const needs = collectErrors({
    url: () => required(env.SMTP_URL, 'MAILER=smtp needs SMTP_URL, such as smtp://user:password@mail.example:587.'),
    from: () => required(env.MAIL_FROM, 'MAILER=smtp needs MAIL_FROM, the address email is sent from.'),
  })
  return { kind: 'smtp' as const, ...needs, connections: env.SMTP_CONNECTIONS }
}
