/**
 * An app to be killed: `node app.ts <dataDir> [firstId]`. Starts the embedded database and reports events; with a first
 * id it also lists the existing rows and runs four writers that add rows, each counting from its own quarter million.
 * SIGTERM stops it cleanly.
 */
import type pg from 'pg'
import { openPool } from '#database/pool.ts'
import { startEmbeddedPostgres } from '../start.ts'
import { DatabaseStartError } from '../start-error.ts'
import type { AppEvent } from './kit.ts'

const [dataDir = '', firstId] = process.argv.slice(2)
const report = (event: AppEvent) => process.stdout.write(`${JSON.stringify(event)}\n`)
const log = { info: () => {}, error: (message: string) => process.stderr.write(`${message}\n`) }

async function write(pool: pg.Pool, first: number): Promise<never> {
  for (let id = first; ; id++) {
    await pool.query('insert into kept (id) values ($1)', [id])
    report({ event: 'acknowledged', id })
  }
}

try {
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  process.once('SIGTERM', () => postgres.stop().then(() => process.exit(0)))
  report({ event: 'ready' })
  // Keeps the process alive, as a listening server would.
  setInterval(() => {}, 60_000)
  if (firstId !== undefined) {
    const { pool } = openPool(postgres.connection, 4, () => {})
    await pool.query('create table if not exists kept (id bigint primary key)')
    const { rows } = await pool.query<{ id: string }>('select id from kept')
    report({ event: 'rows', ids: rows.map(({ id }) => Number(id)) })
    // A writer that loses its database just waits to be killed with it.
    for (const writer of [0, 1, 2, 3]) write(pool, Number(firstId) + writer * 250_000).catch(() => {})
  }
} catch (error) {
  if (!(error instanceof DatabaseStartError)) throw error
  report({ event: 'refused', code: error.code, sentence: error.message })
}
