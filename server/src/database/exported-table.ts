import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as z from 'zod'
import { day, instant } from './timestamps.ts'

/** What PostgreSQL writes into JSON for a column of each type. */
const schemas: Record<string, z.ZodType> = {
  PgUUID: z.uuid(),
  PgText: z.string(),
  PgBoolean: z.boolean(),
  PgSmallInt: z.int(),
  PgInteger: z.int(),
  PgBigInt53: z.int(),
  PgTimestamp: instant,
  PgDateString: day,
}

interface Options {
  /** The file's name in the archive, without `.json`. */
  file: string
  /** Describes the file to the account's owner. */
  description: string
  /** SQL for the ORDER BY clause. */
  orderBy: string
  /** Narrower schemas than a column's type, by the column's name in camelCase; others are ignored. */
  fields?: Record<string, z.ZodType>
  /** Columns left out, in camelCase: internal keys that say nothing about the person. */
  without?: readonly string[]
}

function schemaOf(name: string, column: PgColumn, fields: Record<string, z.ZodType>): z.ZodType {
  const schema = fields[name] ?? schemas[column.columnType]
  if (!schema) throw new Error(`No schema for ${name}, which is ${column.columnType}.`)
  return column.notNull || schema.isNullable() ? schema : schema.nullable()
}

/** A table with personal data as one file of the export: every column except the account's id. */
export function exportedTable(table: PgTable, { fields = {}, without = [], ...options }: Options) {
  const columns = Object.entries<PgColumn>(getTableColumns(table))
  const left = ['accountId', ...without]
  const exportedColumns = columns.filter(([name]) => !left.includes(name))
  return {
    ...options,
    table: getTableName(table),
    row: z.strictObject(
      Object.fromEntries(exportedColumns.map(([name, column]) => [name, schemaOf(name, column, fields)])),
    ),
    without: columns.flatMap(([name, column]) => (without.includes(name) ? [column.name] : [])),
  }
}
