import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** A UTC timestamp as PostgreSQL writes it (`2026-11-21 12:00:00.5`) in ISO 8601, to the millisecond. */
export const toIso = (utc: string): string =>
  `${utc.slice(0, 10)}T${utc.slice(11, 19)}.${utc.slice(20, 23).padEnd(3, '0')}Z`

/** A timestamptz column read as ISO 8601: no Date is made on the way, which halves what a list costs. */
export const iso = (column: AnyColumn): SQL<string> => sql<string>`(${column} at time zone 'utc')::text`.mapWith(toIso)
