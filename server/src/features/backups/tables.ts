import type { ClientBase } from 'pg'

/** A table that is backed up, and the columns that are restored: all but those that PostgreSQL generates. */
export interface Table {
  schema: string
  name: string
  columns: string[]
}

/** Our own schemas. The job queue's is left out: after a restore, its jobs are enqueued anew. */
const schemas = ['public', 'identity', 'sandbox']

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

export const qualifiedName = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `${quote(schema)}.${quote(name)}`
export const columnList = ({ columns }: Table) => columns.map(quote).join(', ')

export async function tableExists(client: ClientBase, table: string): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [table])
  return rows[0]?.exists === true
}

/** Every table of our schemas, sorted by schema and name. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and n.nspname = any($1)
     group by n.nspname, c.relname order by 1, 2`,
    [schemas],
  )
  return rows
}

/** The last value of each sequence, as text because it may exceed the safe integers of JavaScript. */
export async function readSequences(client: ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
     from pg_sequences where schemaname = any($1) and last_value is not null`,
    [schemas],
  )
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

export interface ForeignKey {
  table: string
  name: string
  definition: string
}

/**
 * Every foreign key between our tables: they are dropped during a restore, because tables are loaded in no special
 * order.
 */
export async function listForeignKeys(client: ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = any(select oid from pg_namespace where nspname = any($1))`,
    [schemas],
  )
  return rows
}
