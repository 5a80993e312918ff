import { ConfigError } from '#config/setting.ts'
import { deleteDataThenSignIn } from '#features/account-data/index.ts'
import { runIdentityCommand } from '#startup/identity-command.ts'
import type { AdminCommand, AdminContext } from './command.ts'
import { type FoundPerson, findOne, findPeople, nobody, withApp } from './people.ts'

/** Deletes an account that is at the embedded provider alone. Returns false if there is none. */
async function eraseAtProvider({ config, layout, connection }: AdminContext, named: string): Promise<boolean> {
  if (config.identity.kind !== 'embedded') return false
  return (await runIdentityCommand(config, layout, connection, ['remove-account', named], 'quietly')) === 0
}

/** What is left of the sign-in, as a sentence for the operator. */
async function eraseBoth(context: AdminContext, { issuer, subject }: FoundPerson): Promise<string> {
  const signIn = await withApp(context, (app) => deleteDataThenSignIn(app, { issuer, subject }))
  if (signIn === 'removed') return 'deleted, with the sign-in'
  if (signIn === 'later')
    return 'deleted here; the sign-in could not be removed now, and a job removes it while the app runs (see jobs)'
  // The embedded provider may have had another address when they signed up.
  if (await eraseAtProvider(context, subject)) return 'deleted, with the sign-in'
  return `deleted here; the sign-in is kept by ${issuer}: delete user ${subject} there`
}

const confirm = (name: string, rest: readonly string[]) => {
  if (!rest.includes('--yes')) throw new ConfigError(`This deletes ${name} for good: add --yes.`)
}

export const erase: AdminCommand = {
  usage: 'erase ADDRESS --yes: deletes all that is kept of somebody who asked for it; ends their plan first.',
  takes: 2,
  async run(context, [sought, ...rest]) {
    const { audit, print } = context
    if ((await findPeople(context, sought)).length > 0) {
      const person = await findOne(context, sought)
      confirm(person.id, rest)
      await audit.begin(person.id)
      print(`${person.id}\t${await eraseBoth(context, person)}`)
      return
    }
    // Somebody who signed up and never came here has an account at the provider alone.
    confirm('the sign-in with that address', rest)
    await audit.begin()
    if (sought && (await eraseAtProvider(context, sought))) return print('There was only a sign-in: it is deleted.')
    await audit.withdraw()
    throw new ConfigError(nobody)
  },
}
