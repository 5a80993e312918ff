import type { Pool } from 'pg'
import type { SharedCounts } from '#ports/shared-counts.ts'

/** Rows are locked in one order, so that two processes that count the same keys cannot deadlock. */
const add = `
  insert into rate_limit_counter (window_ends_at, name, key, count)
  select $1, $2, given.key, given.count from unnest($3::text[], $4::int[]) as given (key, count) order by given.key
  on conflict (window_ends_at, name, key) do update set count = rate_limit_counter.count + excluded.count
  returning key, count`

/** Shared counts in the database; rows are swept soon after their window. */
export const postgresCounts = (pool: Pool): SharedCounts => ({
  async add({ name, endsAt }, counts) {
    const values = [new Date(endsAt), name, [...counts.keys()], [...counts.values()]]
    const { rows } = await pool.query<{ key: string; count: number }>(add, values)
    return new Map(rows.map(({ key, count }) => [key, count]))
  },
  close: async () => undefined,
})
