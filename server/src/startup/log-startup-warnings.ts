import { mailFault } from '@glimmer/lib/mail/mail-fault'
import type { App } from '#app.ts'
import { canAskGuardians } from '#config/ages.ts'
import { helpCheckFault } from '#config/operator.ts'

/** Warns if the mail server does not answer or refuses us. The app starts all the same: mail is for later. */
async function checkMailServer({ mailer, log }: App) {
  try {
    await mailer.check()
  } catch (error) {
    // A mail server's refusal may quote the user name, so only its code is logged.
    log.warn(
      `SMTP_URL leads to no mail server that takes mail from here (${mailFault(error) ?? 'no answer'}): nothing is sent until it does.`,
    )
  }
}

/**
 * Logs, in a sentence each, what can be seen to be wrong from the beginning: settings without effect, a mail server or an
 * identity provider that does not answer. Nothing waits for this; it ends by itself.
 */
export function logStartupWarnings(app: App): void {
  const { clock, config, identity, log } = app
  for (const warning of config.warnings) log.warn(warning)
  if (!canAskGuardians(config)) log.warn('no parent can be asked: MAILER=outbox sends nothing, and teens wait')
  const helpFault = helpCheckFault(config.operator, clock.now())
  if (helpFault && config.environment === 'production') log.warn(helpFault)
  void checkMailServer(app)
  // Asks an external provider for its metadata. The adapter itself logs what is wrong with it.
  if (config.identity.kind === 'oidc') identity.endpoints()
}
