import type { Pool } from 'pg'

/** A start cannot do its work on the database. The message is a sentence for the operator. */
class UnusableDatabaseError extends Error {
  readonly code = 'unusable-database'
}

interface Rights {
  database: string
  user: string
  mayMakeTables: boolean
  mayMakeSchemas: boolean
}

/**
 * Rejects with UnusableDatabaseError if the database's user may not make the tables and schemas a start makes. From
 * PostgreSQL 15 on, only the owner of a database may make tables in its schema `public`.
 * @param setting the name of the setting that names the user.
 * @param withProvider whether the embedded identity provider uses the database: PostgreSQL asks for the right to make
 * its schema even where the schema is there.
 */
export async function requirePrivileges(pool: Pool, setting: string, withProvider: boolean): Promise<void> {
  const { rows } = await pool.query<Rights>(
    `select quote_ident(current_database()) as database, quote_ident(current_user) as "user",
       current_schema() is not null and has_schema_privilege(current_schema(), 'create') as "mayMakeTables",
       has_database_privilege(current_database(), 'create') or (not $1::boolean and
         (select count(*) from pg_namespace where nspname in ('graphile_worker', 'sandbox')) = 2) as "mayMakeSchemas"`,
    [withProvider],
  )
  const [rights] = rows
  if (!rights || (rights.mayMakeTables && rights.mayMakeSchemas)) return
  const { database, user, mayMakeTables } = rights
  const lacking = mayMakeTables ? 'schemas in its database' : 'tables in its database'
  throw new UnusableDatabaseError(
    `The user of ${setting} may not make ${lacking}: make it the owner, with ALTER DATABASE ${database} OWNER TO ${user}; or GRANT CREATE ON DATABASE ${database} TO ${user}; and GRANT USAGE, CREATE ON SCHEMA public TO ${user};`,
  )
}

const reasons: Record<string, string> = {
  '42501': 'its user lacks a right: let it own the database and every table of it',
  '25006': 'it takes no writes: it is a copy (standby), or set to default_transaction_read_only',
  '57P03': 'it is starting up, or is a copy that answers no queries',
}

/**
 * Runs work on the database at start. Where PostgreSQL refuses it for a reason that the operator can mend, rejects with a
 * sentence that names the setting instead.
 */
export async function explainDatabaseErrors<Result>(setting: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const fault = error instanceof Error && error.cause !== undefined ? error.cause : error
    const { code, message } = fault as { code?: string; message?: string }
    const reason = code === undefined ? undefined : reasons[code]
    if (!reason) throw error
    throw new UnusableDatabaseError(
      `The tables in the database at ${setting} could not be brought up to date, because ${reason} (${message}).`,
      { cause: error },
    )
  }
}
