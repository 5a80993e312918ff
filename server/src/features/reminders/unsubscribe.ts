import { hashToken, newToken } from '@glimmer/lib/tokens'
import { eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { unsubscribeToken } from '#database/tables/reminders.ts'
import { turnOff } from './settings.ts'

/**
 * Creates tokens by account id that each stop one account's reminders and reveal nothing about it. They work for a year
 * (features/retention).
 */
export async function makeUnsubscribeTokens(
  { database, clock }: App,
  accountIds: readonly string[],
): Promise<Map<string, string>> {
  const tokens = new Map(accountIds.map((accountId) => [accountId, newToken()]))
  if (tokens.size === 0) return tokens
  const createdAt = clock.now()
  await database.db
    .insert(unsubscribeToken)
    .values(Array.from(tokens, ([accountId, token]) => ({ tokenHash: hashToken(token), accountId, createdAt })))
  return tokens
}

/** Turns off the reminders of the token's account; repeating it is fine. Returns whether the token is valid. */
export async function unsubscribe(app: App, token: string): Promise<boolean> {
  const [row] = await app.database.db
    .select({ accountId: unsubscribeToken.accountId })
    .from(unsubscribeToken)
    .where(eq(unsubscribeToken.tokenHash, hashToken(token)))
  if (!row) return false
  await turnOff(app, row.accountId)
  return true
}
