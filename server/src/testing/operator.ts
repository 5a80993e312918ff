import { inject } from 'vitest'
import type { AdminCommand } from '#admin/command.ts'
import type { Config } from '#config/config.ts'
import { openAudit } from '#features/operators/index.ts'
import type { TestApp } from './test-app.ts'

// No embedded provider runs in these tests, so its program is never started.
const layout = { identityAdminEntry: new URL('file:///nowhere') }

/**
 * Runs a command as the operator does, with its audit line, and returns what it prints. `settings` replace some of the
 * app's own.
 */
export async function operate(
  { app: { config, database } }: TestApp,
  [name, command]: readonly [string, AdminCommand],
  args: readonly string[] = [],
  settings: Partial<Config> = {},
): Promise<string[]> {
  const output: string[] = []
  const audit = openAudit(database.pool, name, { osUser: 'tester' })
  const print = (line: string) => void output.push(line)
  const context = {
    config: { ...config, ...settings },
    database,
    connection: inject('postgres'),
    layout,
    audit,
    print,
    complain: print,
  }
  await command.run(context, args)
  await audit.finish()
  return output
}
