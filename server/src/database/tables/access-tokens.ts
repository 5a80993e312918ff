import type { AccessToken, TokenScope } from '@glimmer/contract'
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from './column-types.ts'

export const accessToken = pgTable('access_token', {
  id: uuid().primaryKey(),
  accountId: uuid('account_id').notNull(),
  use: text().$type<AccessToken['use']>().notNull(),
  name: text().notNull(),
  secretHash: bytea('secret_hash').notNull(),
  prefix: text().notNull(),
  byName: boolean('by_name').notNull(),
  scopes: text().array().$type<TokenScope[]>().notNull(),
  createdAt: instant('created_at').notNull(),
  usedAt: instant('used_at'),
  expiresAt: instant('expires_at'),
})
