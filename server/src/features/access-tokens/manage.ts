import { type AccessToken, type CreateAccessToken, maxAccessTokens, type NewAccessToken } from '@glimmer/contract'
import { hashToken, newToken } from '@glimmer/lib/tokens'
import { and, eq } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { lockAccount } from '#database/lock-account.ts'
import { accessToken } from '#database/tables/access-tokens.ts'
import { accessTokenPrefix } from '#http/authenticate.ts'
import { orNotFound, Problem } from '#problem.ts'
import { dayMs } from '#time/durations.ts'
import { toAccessToken } from './store.ts'

const recognisable = 4

/** The columns that depend on what a token is for. */
function settingsOf(wanted: CreateAccessToken, now: Date) {
  if (wanted.use === 'address') return { byName: wanted.byName, scopes: [], expiresAt: null }
  const { scopes, expiresInDays: days } = wanted
  return {
    byName: false,
    scopes: [...new Set(scopes)],
    expiresAt: days === undefined ? null : new Date(now.getTime() + days * dayMs),
  }
}

/**
 * Creates a private address or an access token, of 256 random bits. Only their hash is stored. Throws
 * `access_tokens_full`.
 */
export function createToken(app: App, { id: accountId }: Account, wanted: CreateAccessToken): Promise<NewAccessToken> {
  const prefix = wanted.use === 'api' ? accessTokenPrefix : ''
  const secret = `${prefix}${newToken()}`
  const now = app.clock.now()
  const row = {
    id: app.newId(now),
    accountId,
    use: wanted.use,
    name: wanted.name,
    secretHash: hashToken(secret),
    prefix: secret.slice(0, prefix.length + recognisable),
    createdAt: now,
    usedAt: null,
    ...settingsOf(wanted, now),
  }
  return app.database.db.transaction(async (transaction) => {
    // The lock upholds the limit between concurrent requests.
    orNotFound(await lockAccount(transaction, accountId, 'no key update'))
    if ((await transaction.$count(accessToken, eq(accessToken.accountId, accountId))) >= maxAccessTokens)
      throw new Problem('access_tokens_full')
    await transaction.insert(accessToken).values(row)
    const shown = wanted.use === 'address' ? `${app.config.publicUrl}/api/today/${secret}/line` : secret
    return { ...toAccessToken(row), secret: shown }
  })
}

/** Revokes a token for good. Throws `not_found`, also when repeated. */
export async function revoke({ database: { db } }: App, accountId: string, id: AccessToken['_id']): Promise<undefined> {
  const { rowCount } = await db
    .delete(accessToken)
    .where(and(eq(accessToken.accountId, accountId), eq(accessToken.id, id)))
  if (rowCount === 0) throw new Problem('not_found')
}

/** Revokes all tokens of an account, as after a theft of its password. */
export const revokeAll = async ({ database: { db } }: App, accountId: string): Promise<void> => {
  await db.delete(accessToken).where(eq(accessToken.accountId, accountId))
}
