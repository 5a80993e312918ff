import type { Pool } from 'pg'
import type { AnalyticsSink } from '#ports/analytics-sink.ts'

/** `onTrouble` receives the database's error. */
interface Options {
  onTrouble: (err: unknown) => void
}

const insert = `
  insert into analytics_event (id, visitor, name, properties, at)
  select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::jsonb[], $5::timestamptz[])
  on conflict (id) do nothing`

/** Stores events in a table of the app's own database. */
export const databaseAnalytics = (pool: Pool, { onTrouble }: Options): AnalyticsSink => ({
  async record(events) {
    try {
      await pool.query(insert, [
        events.map(({ id }) => id),
        events.map(({ visitor }) => visitor),
        events.map(({ event }) => event.name),
        events.map(({ event }) => JSON.stringify(event.properties)),
        events.map(({ at }) => at.toISOString()),
      ])
    } catch (err) {
      onTrouble(err)
    }
  },
  close: async () => undefined,
})
