import { sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import type { ExportedTable } from '#personal-data.ts'
import { orNotFound } from '#problem.ts'

type Row = Record<string, unknown>

const camelCase = (column: string) => column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

const readable = (row: Row, without: readonly string[]): Row =>
  Object.fromEntries(
    Object.entries(row).flatMap(([column, value]) => (without.includes(column) ? [] : [[camelCase(column), value]])),
  )

/** One account's rows of a table, in camelCase. */
export async function readTable({ database }: App, accountId: string, { table, orderBy, without = [] }: ExportedTable) {
  const { rows } = await database.db.execute<{ row: Row }>(
    sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where account_id = ${accountId} order by ${sql.raw(orderBy)}`,
  )
  return rows.map(({ row }) => readable(row, ['account_id', ...without]))
}

/** The account's own row, in camelCase. */
export async function readAccount({ database }: App, accountId: string) {
  const { rows } = await database.db.execute<{ row: Row }>(
    sql`select to_jsonb(t) as row from account t where id = ${accountId}`,
  )
  return readable(orNotFound(rows[0]).row, ['issuer'])
}
