import type { FeltTruePage } from '@glimmer/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { account } from '#database/tables/accounts.ts'
import { affirmation } from '#database/tables/affirmations.ts'
import { orNotFound } from '#problem.ts'
import { localDay } from '#time/wall-clock.ts'
import { affirmationJson, instantCursor } from '../affirmations/index.ts'

interface PageRequest {
  limit: number
  cursor?: string | undefined
}

/** The lines a person answered with "true", the latest answer first, each with the local day of the answer. */
export async function listFeltTrue(
  { database: { db } }: App,
  { id }: Account,
  { limit, cursor }: PageRequest,
): Promise<FeltTruePage> {
  const from = cursor === undefined ? undefined : instantCursor.read(cursor)
  const earlier = from && sql`(${affirmation.answeredAt}, ${affirmation.id}) < (${from.instant}, ${from.id})`
  const [[person], rows] = await Promise.all([
    db.select({ preferences: account.preferences }).from(account).where(eq(account.id, id)),
    db
      .select({ line: affirmationJson, answeredAt: affirmation.answeredAt })
      .from(affirmation)
      .where(and(eq(affirmation.accountId, id), eq(affirmation.response, 'true'), earlier))
      .orderBy(desc(affirmation.answeredAt), desc(affirmation.id))
      .limit(limit + 1),
  ])
  const { timeZone } = orNotFound(person).preferences
  const lines = rows.map(({ answeredAt, line }) => ({ answeredAt: answeredAt ?? new Date(line.updatedAt), line }))
  const page = lines.slice(0, limit)
  const last = page.at(-1)
  return {
    items: page.map(({ answeredAt, line }) => ({ day: localDay(answeredAt, timeZone), affirmation: line })),
    nextCursor: lines.length > limit && last ? instantCursor.write(last.answeredAt, last.line._id) : null,
  }
}
