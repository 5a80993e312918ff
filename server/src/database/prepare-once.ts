import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/**
 * A query built once for each database and from then on only given its values: building takes longer than the
 * database needs to answer. `prepare` names the statement, which PostgreSQL then plans once a connection.
 */
export function prepareOnce<Prepared>(prepare: (db: NodePgDatabase) => Prepared): (db: NodePgDatabase) => Prepared {
  const prepared = new WeakMap<NodePgDatabase, Prepared>()
  return (db) => {
    const known = prepared.get(db)
    if (known) return known
    const fresh = prepare(db)
    prepared.set(db, fresh)
    return fresh
  }
}
