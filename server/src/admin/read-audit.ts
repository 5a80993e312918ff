import { ConfigError } from '#config/setting.ts'
import { deletionHasher } from '#features/account-data/index.ts'
import type { AdminCommand } from './command.ts'

interface Line {
  at: Date
  command: string
  account: string | null
  by: string
  isFinished: boolean
}

export const readAudit: AdminCommand = {
  usage:
    'audit [ACCOUNT]: which commands were run, when, by whom, and about whose account (its id; of one deleted since, its keyed hash).',
  maxArguments: 1,
  async run({ database, print }, [accountId]) {
    const mark = accountId && (await deletionHasher(database.db))(accountId.toLowerCase())
    const { rows } = await database.pool.query<Line>(
      `select started_at as at, command, account, os_user as by, finished_at is not null as "isFinished"
       from admin_audit where $1::text is null or account = any($2::text[]) order by id`,
      [accountId ?? null, accountId ? [accountId, accountId.toLowerCase(), mark] : []],
    )
    if (accountId && rows.length === 0)
      throw new ConfigError('No command was about that account: give its id, or its keyed hash.')
    for (const { at, command, account, by, isFinished } of rows)
      print([at.toISOString(), command, account ?? '-', by, isFinished ? 'done' : 'not finished'].join('\t'))
    if (rows.length === 0) print('No command was run yet.')
  },
}
