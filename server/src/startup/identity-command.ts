import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Config } from '#config/config.ts'
import { ConfigError } from '#config/setting.ts'
import type { Connection } from '#database/pool.ts'
import type { BuildLayout } from './build-layout.ts'
import { identityProcessEnvironment } from './embedded-identity.ts'

/**
 * Runs a command of the embedded provider's own program, which owns the accounts; it prints where this process does,
 * or nothing with `quietly`. Returns its exit code. It works on the database, so the provider may be running or not. Throws ConfigError with
 * another provider.
 */
export async function runIdentityCommand(
  config: Config,
  { identityAdminEntry }: Pick<BuildLayout, 'identityAdminEntry'>,
  connection: Connection,
  args: readonly string[],
  says: 'aloud' | 'quietly' = 'aloud',
): Promise<number> {
  const { identity } = config
  if (identity.kind !== 'embedded')
    throw new ConfigError('Accounts are kept here with IDENTITY=embedded alone: another provider has its own ways.')
  const env = identityProcessEnvironment(config, identity, connection)
  const child = spawn(process.execPath, [fileURLToPath(identityAdminEntry), ...args], {
    stdio: says === 'aloud' ? 'inherit' : 'ignore',
    env,
  })
  const [code] = await once(child, 'exit')
  return code ?? 1
}
