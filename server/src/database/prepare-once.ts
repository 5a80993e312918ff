import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/**
 * Builds a query once per database and afterwards only passes values to it: building it takes longer than the database
 * needs to run it. `prepare` names the statement, which PostgreSQL then plans once per connection.
 */
export function prepareOnce<Prepared>(prepare: (db: NodePgDatabase) => Prepared): (db: NodePgDatabase) => Prepared {
  const prepared = new WeakMap<NodePgDatabase, Prepared>()
  return (db) => {
    const existing = prepared.get(db)
    if (existing) return existing
    const fresh = prepare(db)
    prepared.set(db, fresh)
    return fresh
  }
}
