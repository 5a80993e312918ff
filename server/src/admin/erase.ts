import { ConfigError } from '#config/setting.ts'
import { deleteDataThenSignIn } from '#features/account-data/index.ts'
import type { AccountMatch } from '#features/operators/index.ts'
import { runIdentityCommand } from '#startup/identity-command.ts'
import type { AdminCommand, AdminContext } from './command.ts'
import { findOne, findPeople, notFoundMessage, withApp } from './people.ts'

/** Deletes an account that is at the embedded provider alone. Returns false if there is none. */
async function eraseAtProvider({ config, layout, connection }: AdminContext, address: string): Promise<boolean> {
  if (config.identity.kind !== 'embedded') return false
  return (await runIdentityCommand(config, layout, connection, ['remove-account', address], 'ignore')) === 0
}

/** Deletes the account and its sign-in; returns a sentence for the operator that says what became of the sign-in. */
async function eraseAccountAndSignIn(context: AdminContext, { issuer, subject }: AccountMatch): Promise<string> {
  const signIn = await withApp(context, (app) => deleteDataThenSignIn(app, { issuer, subject }))
  if (signIn === 'removed') return 'deleted, with the sign-in'
  if (signIn === 'later')
    return 'deleted here; the sign-in could not be removed now, and a job removes it while the app runs (see /admin)'
  // The issuer's URL may have changed since they signed up, so the sign-in may be at the embedded provider after all.
  if (await eraseAtProvider(context, subject)) return 'deleted, with the sign-in'
  return `deleted here; the sign-in is kept by ${issuer}: delete user ${subject} there`
}

const confirm = (name: string, rest: readonly string[]) => {
  if (!rest.includes('--yes')) throw new ConfigError(`This deletes ${name} for good: add --yes.`)
}

export const erase: AdminCommand = {
  usage: 'erase ADDRESS --yes: deletes all that is kept of somebody who asked for it; ends their plan first.',
  maxArguments: 2,
  async run(context, [addressOrId, ...rest]) {
    const { audit, print } = context
    if ((await findPeople(context, addressOrId)).length > 0) {
      const person = await findOne(context, addressOrId)
      confirm(person.id, rest)
      await audit.begin(person.id)
      print(`${person.id}\t${await eraseAccountAndSignIn(context, person)}`)
      return
    }
    // Somebody who signed up and never came here has an account at the provider alone.
    confirm('the sign-in with that address', rest)
    await audit.begin()
    if (addressOrId && (await eraseAtProvider(context, addressOrId)))
      return print('There was only a sign-in: it is deleted.')
    await audit.withdraw()
    throw new ConfigError(notFoundMessage)
  },
}
