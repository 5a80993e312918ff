import { normaliseEmail } from '@glimmer/contract/email-address'
import { runIdentityCommand } from '#startup/identity-command.ts'
import type { AdminCommand, AdminContext } from './command.ts'
import { refusedByProvider } from './people.ts'

/** The account here of somebody whom the provider knows by this address or id; none if there is none yet. */
async function accountsOf({ database }: AdminContext, named: string | undefined): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from account where lower(email) = lower($1) or subject = $1 or id::text = lower($1)`,
    [normaliseEmail(named ?? '')],
  )
  return rows.length === 1 ? rows.map(({ id }) => id) : []
}

/** A command that the embedded provider's own program runs. With `about`, its first argument names somebody. */
const atProvider = (name: string, command: { usage: string; maxArguments: number; about?: true }): AdminCommand => ({
  ...command,
  async run(context, args) {
    const { config, layout, connection, audit } = context
    await audit.begin(...(command.about ? await accountsOf(context, args[0]) : []))
    const code = await runIdentityCommand(config, layout, connection, [name, ...args], context)
    if (code === refusedByProvider) await audit.withdraw()
    if (code !== 0) process.exitCode = 1
  },
})

/** The commands of the embedded provider, by name. */
export const signInCommands: Readonly<Record<string, AdminCommand>> = {
  invite: atProvider('invite', {
    usage:
      'invite [DAYS] [--count NUMBER]: prints links that make one account each, within 7 or so many DAYS; one link, or NUMBER.',
    maxArguments: 3,
  }),
  resend: atProvider('resend', {
    usage: 'resend ADDRESS: sends the link that proves an address once more.',
    maxArguments: 1,
    about: true,
  }),
  'rotate-keys': atProvider('rotate-keys', {
    usage:
      'rotate-keys: announces new keys, which sign in two days. rotate-keys --now --yes: at once, and signs everybody out.',
    maxArguments: 2,
  }),
}
