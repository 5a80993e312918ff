import { mailFault } from '@glimmer/lib/mail/mail-fault'
import { resendConfirmation } from '#accounts/confirm-email.ts'
import { removeAccountByEmail } from '#accounts/named-account.ts'
import { ConfigError } from '#config.ts'
import { encryptionWith, readOrCreateSecret } from '#keys/encryption.ts'
import { announceKeys, replaceKeys } from '#keys/key-ring.ts'
import { type DraftMailer, openMailer } from '#mail/draft-mailer.ts'
import { type Command, CommandFailed, print, withDatabase } from './command.ts'

/** A mailer whose refusal is a sentence. */
const explained = ({ send, close }: DraftMailer): DraftMailer => ({
  send: (draft) =>
    send(draft).catch((cause: unknown) => {
      const why = mailFault(cause) ?? 'no answer'
      throw new CommandFailed(`The email was not sent: ${why}. Check SMTP_URL and MAIL_FROM.`, { cause })
    }),
  close,
})

/** Mails the link that proves an address again. */
export const resend: Command = async (email) => {
  if (!email) throw new ConfigError('Say: resend ADDRESS.')
  await withDatabase(async (database, config) => {
    const mailer = explained(openMailer(config, database))
    try {
      const answer = await resendConfirmation(database, mailer, config.publicUrl ?? '', email)
      if (answer === 'proven') throw new ConfigError('That address is proven already.')
      if (answer === 'unknown') throw new ConfigError('Nobody here waits for a link to that address.')
      print('The link is on its way; it works for 48 hours.')
    } finally {
      await mailer.close()
    }
  })
}

/** Deletes an account, named by its address or its id, and sign-ups that wait. For the app's `erase`, which says so. */
export const removeAccount: Command = async (addressOrId) => {
  if (!addressOrId) throw new ConfigError('Say: remove-account ACCOUNT, with its address or its id.')
  await withDatabase(async (database) => {
    if (!(await removeAccountByEmail(database, addressOrId))) throw new ConfigError('There is no such account.')
  })
}

/** Announces new keys, or with `--now` replaces all existing ones. */
export const rotateKeys: Command = async (how, sure) => {
  if (how !== undefined && how !== '--now') throw new ConfigError('Say: rotate-keys, or rotate-keys --now --yes.')
  if (how && sure !== '--yes') throw new ConfigError('This signs everybody out: add --yes.')
  await withDatabase(async (database, { secret, dataDir }) => {
    const encryption = encryptionWith(secret ?? readOrCreateSecret(dataDir))
    if (how) {
      await replaceKeys(database, encryption, new Date())
      print('All keys are new. Restart the app now: until then the old ones go on signing.')
      return
    }
    const from = await announceKeys(database, encryption, new Date())
    print(`New keys sign from ${from.toISOString()}; those before them verify for 30 days more.`)
  })
}
