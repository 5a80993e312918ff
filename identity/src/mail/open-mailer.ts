import { outboxMailer } from '#adapters/mailer/outbox.ts'
import { smtpMailer } from '#adapters/mailer/smtp.ts'
import type { Config } from '#config.ts'
import type { Database } from '#database/pool.ts'
import type { Mailer } from '#ports/mailer.ts'

/** The mailer these settings choose. */
export const openMailer = ({ mailer }: Pick<Config, 'mailer'>, database: Database): Mailer =>
  mailer.kind === 'smtp' ? smtpMailer(mailer) : outboxMailer(database)
