import { readdir } from 'node:fs/promises'
import type { Pool } from 'pg'
import { ConfigError } from '#config/setting.ts'

/** Commands work on the tables of their own release. Throws ConfigError if it has not been started here yet. */
export async function refuseOlderTables(pool: Pool, migrations: string): Promise<void> {
  const newest = (await readdir(migrations)).toSorted().at(-1)
  const { rowCount } = await pool.query('select 1 from migration where name = $1', [newest])
  if (!rowCount)
    throw new ConfigError(
      'This database was made by an older release: use the commands of that one, or start the app of this one first.',
    )
}
