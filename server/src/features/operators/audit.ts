import type { Pool } from 'pg'

/** The line that a deed leaves: what it was, about which account, when, and who did it. */
export interface Audit {
  /**
   * Writes the line, one for each account, before anything is done: if the process is killed, what it began is known.
   * Deleting an account replaces its id in these lines with a keyed hash.
   */
  begin(...accountIds: string[]): Promise<void>
  /** Records that it succeeded. */
  finish(): Promise<void>
  /** Removes the line of something that turned out to be refused: nothing was done. */
  withdraw(): Promise<void>
}

/** Who does it: a user of the operating system, on the command line, or an operator's account. */
export type Actor = { osUser: string } | { operatorId: string }

/** The audit of one deed. */
export function openAudit(pool: Pool, command: string, actor: Actor): Audit {
  const { osUser, operatorId } = { osUser: null, operatorId: null, ...actor }
  let lines: string[] = []
  return {
    async begin(...accountIds) {
      const { rows } = await pool.query<{ id: string }>(
        `insert into admin_audit (command, os_user, operator, account, finished_at)
         select $1, $2, $3, account, null from unnest($4::text[]) account returning id`,
        [command, osUser, operatorId, accountIds.length > 0 ? accountIds : [null]],
      )
      lines = rows.map(({ id }) => id)
    },
    finish: async () =>
      void (await pool.query('update admin_audit set finished_at = now() where id = any($1)', [lines])),
    withdraw: async () => void (await pool.query('delete from admin_audit where id = any($1)', [lines])),
  }
}

export interface AuditLine {
  id: string
  at: Date
  command: string
  account: string | null
  by: string
  isFinished: boolean
}

/** The lines about these accounts (ids or keyed hashes), oldest first; of all, if undefined; the last `most` of them. */
export async function readAuditLines(
  pool: Pool,
  { about, most }: { about?: readonly (string | undefined)[] | undefined; most?: number } = {},
): Promise<AuditLine[]> {
  const { rows } = await pool.query<AuditLine>(
    `select id, started_at as at, command, account, coalesce(os_user, operator) as by, finished_at is not null as "isFinished"
     from admin_audit where $1::text[] is null or account = any($1) order by id desc limit $2`,
    [about ?? null, most ?? null],
  )
  return rows.toReversed()
}
