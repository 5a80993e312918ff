import type { Pace } from '@glimmer/contract/lines'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '#database/pool.ts'
import { prepareOnce } from '#database/prepare-once.ts'
import { account } from '#database/tables/accounts.ts'
import { sayableName } from '#writing/second-person/first-name.ts'
import type { Respelling } from './respell.ts'

/** How an account wants its lines spoken. */
export interface Delivery {
  /** How its first name, as lines use it, is pronounced; undefined if as written. */
  respelling: Respelling | undefined
  /** Relative to a voice's own pace. */
  rate: number
}

const rates: Record<Pace, number> = { slower: 0.85, even: 1, faster: 1.15 }

const wishesOf = prepareOnce((db) =>
  db
    .select({
      firstName: account.firstName,
      respelling: account.respelling,
      pace: sql<Pace | null>`${account.preferences} ->> 'pace'`,
    })
    .from(account)
    .where(eq(account.id, sql.placeholder('accountId')))
    .prepare('how_lines_are_said'),
)

/** How an account wants its lines spoken. */
export async function findDelivery({ db }: Database, accountId: string): Promise<Delivery> {
  const [row] = await wishesOf(db).execute({ accountId })
  const name = sayableName(row?.firstName ?? undefined)
  return {
    respelling: name && row?.respelling ? { name, respelling: row.respelling } : undefined,
    rate: rates[row?.pace ?? 'even'],
  }
}
