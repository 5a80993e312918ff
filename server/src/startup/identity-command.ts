import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Config } from '#config/config.ts'
import { ConfigError } from '#config/setting.ts'
import type { Connection } from '#database/pool.ts'
import type { BuildLayout } from './build-layout.ts'
import { identityProcessEnvironment } from './embedded-identity.ts'

/** Takes what a command prints, and what it complains of, line by line. */
export interface CommandOutput {
  print(line: string): void
  complain(line: string): void
}

/**
 * Runs a command of the embedded provider's own program, which owns the accounts; it prints where this process does
 * unless `output` says otherwise. Returns its exit code. It works on the database, so the provider may be running or
 * not. Throws ConfigError with another provider.
 */
export async function runIdentityCommand(
  config: Config,
  { identityAdminEntry }: Pick<BuildLayout, 'identityAdminEntry'>,
  connection: Connection,
  args: readonly string[],
  output: CommandOutput | 'inherit' | 'ignore' = 'inherit',
): Promise<number> {
  const { identity } = config
  if (identity.kind !== 'embedded')
    throw new ConfigError('Accounts are kept here with IDENTITY=embedded alone: another provider has its own ways.')
  const env = identityProcessEnvironment(config, identity, connection)
  const child = spawn(process.execPath, [fileURLToPath(identityAdminEntry), ...args], {
    stdio: typeof output === 'string' ? output : ['ignore', 'pipe', 'pipe'],
    env,
  })
  if (typeof output !== 'string') {
    if (child.stdout) createInterface({ input: child.stdout }).on('line', output.print)
    if (child.stderr) createInterface({ input: child.stderr }).on('line', output.complain)
  }
  // All of its output has come by then.
  const [code] = await once(child, 'close')
  return code ?? 1
}
