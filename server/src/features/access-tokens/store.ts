import type { AccessToken } from '@glimmer/contract'
import { hashToken } from '@glimmer/lib/tokens'
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { App } from '#app.ts'
import { tierUnder } from '#config/payments.ts'
import { exportedTable } from '#database/exported-table.ts'
import { prepareOnce } from '#database/prepare-once.ts'
import { accessToken } from '#database/tables/access-tokens.ts'
import { account } from '#database/tables/accounts.ts'
import { age } from '#database/tables/ages.ts'
import type { PersonalData } from '#personal-data.ts'
import { ageColumns, standingOf } from '#safety/age-standing.ts'
import { hourMs } from '#time/durations.ts'
import { daysAround, type ShownLine, shownLines } from '../affirmations/index.ts'

type Row = typeof accessToken.$inferSelect

/** A token as its owner sees it. */
export const toAccessToken = ({
  id,
  secretHash,
  accountId,
  createdAt,
  usedAt,
  expiresAt,
  ...rest
}: Row): AccessToken => ({
  ...rest,
  _id: id,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
  expiresAt: expiresAt?.toISOString() ?? null,
})

export const listTokens = async ({ database: { db } }: App, accountId: string): Promise<AccessToken[]> => {
  const newestFirst = [desc(accessToken.createdAt), desc(accessToken.id)]
  const rows = await db
    .select()
    .from(accessToken)
    .where(eq(accessToken.accountId, accountId))
    .orderBy(...newestFirst)
  return rows.map(toAccessToken)
}

const now = sql.placeholder('now')

const bySecret = prepareOnce((db) =>
  db
    .select({
      id: accessToken.id,
      byName: accessToken.byName,
      scopes: accessToken.scopes,
      usedAt: accessToken.usedAt,
      account: { id: account.id, tier: account.tier, issuer: account.issuer, subject: account.subject },
      names: { firstName: account.firstName, lastName: account.lastName, username: account.username },
      preferences: account.preferences,
      age: ageColumns,
      /** For an address, which shows one of them; in the same query, because many devices ask often. */
      shown: sql<ShownLine[] | null>`case ${accessToken.use} when 'address' then ${shownLines} end`,
    })
    .from(accessToken)
    .innerJoin(account, eq(account.id, accessToken.accountId))
    .leftJoin(age, eq(age.accountId, account.id))
    .where(
      and(
        eq(accessToken.secretHash, sql.placeholder('hash')),
        eq(accessToken.use, sql.placeholder('use')),
        or(isNull(accessToken.expiresAt), gt(accessToken.expiresAt, now)),
      ),
    )
    .prepare('access_token_by_secret'),
)

/**
 * The token with this secret and its owner; undefined for one that was revoked, has expired or never existed, all
 * found by the same query. Notes the use, at most once an hour: a device may ask each minute.
 */
export async function findBySecret(app: App, use: AccessToken['use'], secret: string) {
  const { db } = app.database
  const at = app.clock.now()
  const [row] = await bySecret(db).execute({ hash: hashToken(secret), use, now: at, days: daysAround(app) })
  if (!row) return undefined
  if (!row.usedAt || at.getTime() - row.usedAt.getTime() >= hourMs)
    await db.update(accessToken).set({ usedAt: at }).where(eq(accessToken.id, row.id))
  const { id, tier, issuer, subject } = row.account
  return {
    ...row,
    account: { id, tier: tierUnder(app.config.payments, tier), age: standingOf(row.age, app) },
    identity: { issuer, subject },
  }
}

export const accessTokenPersonalData: PersonalData = {
  exported: [
    exportedTable(accessToken, {
      file: 'access-tokens',
      description: 'Private addresses and access tokens you made, without their secrets.',
      orderBy: 'created_at',
      fields: { scopes: z.array(z.string()) },
      without: ['secretHash'],
    }),
  ],
}
