import { sql } from 'drizzle-orm'
import type { account } from './tables/accounts.ts'

/**
 * Whether a person's address is proven: their identity provider says so, or whoever reads there has pressed the link of
 * ours that asked. Nothing else is ever written to an address but that question.
 */
export const provenEmail = (row: typeof account) => sql`(${row.email} is not null and (${row.emailVerified} or exists (
  select from reminder where reminder.account_id = ${row.id} and reminder.confirmed_email = ${row.email})))`
