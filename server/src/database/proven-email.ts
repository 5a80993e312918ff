import { sql } from 'drizzle-orm'
import type { account } from './tables/accounts.ts'

/**
 * Whether an account's address is proven: the identity provider says so, or its reader has followed our confirmation
 * link. An unproven address is never sent anything except that confirmation.
 */
export const provenEmail = (row: typeof account) => sql`(${row.email} is not null and (${row.emailVerified} or exists (
  select from reminder where reminder.account_id = ${row.id} and reminder.confirmed_email = ${row.email})))`
