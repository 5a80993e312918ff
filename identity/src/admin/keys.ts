import { ConfigError } from '#config.ts'
import { encryptionWith, readOrCreateSecret } from '#keys/encryption.ts'
import { announceKeys, replaceKeys } from '#keys/key-ring.ts'
import { type Command, print, withDatabase } from './command.ts'

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
