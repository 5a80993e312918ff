import type { Feature } from '@glimmer/contract'
import { sql } from 'drizzle-orm'
import type { Account, App } from '#app.ts'

/** What a person's newest piece of work of this kind made; work that failed, or is still under way, made nothing. */
export async function lastResult({ database }: App, { id }: Account, feature: Feature): Promise<string | undefined> {
  const { rows } = await database.db.execute<{ resultId: string }>(sql`
    select result_id as "resultId" from usage_reservation
    where account_id = ${id} and feature = ${feature} and state in ('committed', 'waived')
    order by created_at desc, id desc limit 1`)
  return rows[0]?.resultId
}
