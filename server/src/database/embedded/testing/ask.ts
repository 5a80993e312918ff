import pg from 'pg'
import type { EmbeddedPostgres } from '../start.ts'

/** Returns the first column of the first row, over its own connection. */
export async function ask(postgres: Pick<EmbeddedPostgres, 'connection'>, sql: string): Promise<unknown> {
  const client = new pg.Client(postgres.connection)
  await client.connect()
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}
