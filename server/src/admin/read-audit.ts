import { ConfigError } from '#config/setting.ts'
import { deletionHasher } from '#features/account-data/index.ts'
import { readAuditLines } from '#features/operators/index.ts'
import type { AdminCommand } from './command.ts'

export const readAudit: AdminCommand = {
  usage:
    'audit [ACCOUNT]: what operators did, here and at /admin, when, by whom (/admin gives the id of their account), and about whose account (its id; of one deleted since, its keyed hash).',
  maxArguments: 1,
  async run({ database, print }, [accountId]) {
    const mark = accountId && (await deletionHasher(database.db))(accountId.toLowerCase())
    const about = accountId ? [accountId, accountId.toLowerCase(), mark] : undefined
    const rows = await readAuditLines(database.pool, { about })
    if (accountId && rows.length === 0)
      throw new ConfigError('No command was about that account: give its id, or its keyed hash.')
    for (const { at, command, account, by, isFinished } of rows)
      print([at.toISOString(), command, account ?? '-', by, isFinished ? 'done' : 'not finished'].join('\t'))
    if (rows.length === 0) print('No command was run yet.')
  },
}
