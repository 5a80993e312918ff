import type { AccessToken, TokenScope } from '@glimmer/contract'
import { boolean, customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const accessToken = pgTable('access_token', {
  id: uuid().primaryKey(),
  accountId: uuid('account_id').notNull(),
  use: text().$type<AccessToken['use']>().notNull(),
  name: text().notNull(),
  secretHash: bytes('secret_hash').notNull(),
  prefix: text().notNull(),
  byName: boolean('by_name').notNull(),
  scopes: text().array().$type<TokenScope[]>().notNull(),
  createdAt: instant('created_at').notNull(),
  usedAt: instant('used_at'),
  expiresAt: instant('expires_at'),
})
