import { userInfo } from 'node:os'
import type { Pool } from 'pg'

/** The line that a command leaves: which one, about which account, when, and who ran it. */
export interface Audit {
  /**
   * Writes the line, one for each account, before the command does anything: if the process is killed, what it began is
   * known. Deleting an account replaces its id in these lines with a keyed hash.
   */
  begin(...accountIds: string[]): Promise<void>
  /** Records that the command succeeded. */
  finish(): Promise<void>
  /** Removes the line of a command that turned out to be refused: nothing was done. */
  withdraw(): Promise<void>
}

/** The audit of one command, with the name of the operating system's user. */
export function openAudit(pool: Pool, command: string): Audit {
  let lines: string[] = []
  return {
    async begin(...accountIds) {
      const { rows } = await pool.query<{ id: string }>(
        `insert into admin_audit (command, os_user, account, finished_at)
         select $1, $2, account, null from unnest($3::text[]) account returning id`,
        [command, userInfo().username, accountIds.length > 0 ? accountIds : [null]],
      )
      lines = rows.map(({ id }) => id)
    },
    finish: async () =>
      void (await pool.query('update admin_audit set finished_at = now() where id = any($1)', [lines])),
    withdraw: async () => void (await pool.query('delete from admin_audit where id = any($1)', [lines])),
  }
}
