import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'

/** Converts a UTC timestamp as PostgreSQL writes it (`2026-11-21 12:00:00.5`) to ISO 8601 in milliseconds. */
export const toIso = (utc: string): string =>
  `${utc.slice(0, 10)}T${utc.slice(11, 19)}.${utc.slice(20, 23).padEnd(3, '0')}Z`

/** Selects a timestamptz column as ISO 8601. It creates no Date objects, which halves the cost of reading a list. */
export const iso = (column: AnyColumn): SQL<string> => sql<string>`(${column} at time zone 'utc')::text`.mapWith(toIso)

/** Schemas of a timestamp and a day as PostgreSQL writes them into JSON. */
export const instant = z.iso.datetime({ offset: true })
export const day = z.iso.date()
