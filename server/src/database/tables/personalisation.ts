import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'

export const personalisation = pgTable('personalisation', {
  accountId: uuid('account_id').primaryKey(),
  isOn: boolean('is_on').notNull(),
  wanted: text().array().notNull(),
  avoided: text().array().notNull(),
  workingOn: text('working_on').notNull(),
})
