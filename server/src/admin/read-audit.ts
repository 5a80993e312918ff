import { ConfigError } from '#config/setting.ts'
import { marker } from '#features/account-data/deleted-accounts.ts'
import type { AdminCommand } from './command.ts'

interface Line {
  at: Date
  command: string
  whom: string | null
  by: string
  isFinished: boolean
}

export const readAudit: AdminCommand = {
  usage:
    'audit [ACCOUNT]: which commands were run, when, by whom, and about whose account (its id; of one deleted since, its keyed hash).',
  takes: 1,
  async run({ database, print }, [accountId]) {
    const mark = accountId && (await marker(database.db))(accountId.toLowerCase())
    const { rows } = await database.pool.query<Line>(
      `select done_at as at, deed as command, whom, done_by as by, finished_at is not null as "isFinished"
       from admin_audit where $1::text is null or whom = any($2::text[]) order by id`,
      [accountId ?? null, accountId ? [accountId, accountId.toLowerCase(), mark] : []],
    )
    if (accountId && rows.length === 0)
      throw new ConfigError('No command was about that account: give its id, or its keyed hash.')
    for (const { at, command, whom, by, isFinished } of rows)
      print([at.toISOString(), command, whom ?? '-', by, isFinished ? 'done' : 'not finished'].join('\t'))
    if (rows.length === 0) print('No command was run yet.')
  },
}
