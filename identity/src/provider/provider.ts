import { deviceName } from '@glimmer/contract/device-name'
import { isDatabaseAway } from '@glimmer/lib/database-away'
import Provider, { type KoaContextWithOIDC } from 'oidc-provider'
import type { Logger } from 'pino'
import { recordSession, touchSession } from '#accounts/sessions.ts'
import type { Database } from '#database/pool.ts'
import type { Encryption } from '#keys/encryption.ts'
import { type KeyRing, maintainKeyRing } from '#keys/key-ring.ts'
import { type ProviderParts, providerConfiguration } from './configuration.ts'

export interface CurrentProvider {
  provider: Provider
  keys: KeyRing
}

export interface RotatingProvider {
  current(): CurrentProvider
  /** Checks the stored keys, creates and retires those that are due, and rebuilds the provider if they changed. */
  refresh(now: Date): Promise<void>
}

const fingerprint = ({ signing, cookie }: KeyRing) => JSON.stringify([signing.map(({ kid }) => kid), cookie])

/** The OpenID Connect implementation: `oidc-provider`, which is certified. */
function openProvider(parts: ProviderParts, log: Logger): Provider {
  const provider = new Provider(parts.issuer, providerConfiguration(parts))
  // The library then trusts `x-forwarded-proto`, which we set ourselves, from the issuer, on every request.
  provider.proxy = true
  answerInForms(provider)
  followSessions(provider, parts.database)
  provider.on('server_error', (ctx, err) => {
    if (!isDatabaseAway(err)) return log.error({ err }, 'the provider failed')
    ctx.status = 503
    ctx.set('retry-after', '10')
    return log.warn({ err }, 'the database is away')
  })
  return provider
}

/** A provider that always uses the current keys; requests under way finish with those they started with. */
export async function rotatingProvider(
  parts: Omit<ProviderParts, 'keys'>,
  encryption: Encryption,
  log: Logger,
): Promise<RotatingProvider> {
  const build = (keys: KeyRing) => ({ keys, provider: openProvider({ ...parts, keys }, log) })
  let current = build(await maintainKeyRing(parts.database, encryption, new Date()))
  return {
    current: () => current,
    async refresh(now) {
      const keys = await maintainKeyRing(parts.database, encryption, now)
      if (fingerprint(keys) !== fingerprint(current.keys)) current = build(keys)
    },
  }
}

/** The browser's name, as shown to the user. */
const deviceOf = (ctx: KoaContextWithOIDC) => deviceName(ctx.get('user-agent'))

async function follow(database: Database, ctx: KoaContextWithOIDC): Promise<void> {
  const { session, entities } = ctx.oidc
  if (ctx.oidc.route.startsWith('end_session')) return
  if (session?.accountId && session.loginTs) {
    const { uid, accountId, loginTs, amr = [] } = session
    return recordSession(database, { uid, accountId, amr, signedInAt: loginTs, device: deviceOf(ctx) })
  }
  const uid = entities.RefreshToken?.sessionUid
  if (uid) await touchSession(database, uid)
}

/** Maintains the list of where users are signed in: every use of a session is recorded before its response is sent. */
function followSessions(provider: Provider, database: Database): void {
  provider.use(async (ctx, next) => {
    await next()
    const used = ctx as unknown as KoaContextWithOIDC
    if (used.oidc && ctx.status < 400) await follow(database, used)
  })
}

const isAnswer = (body: unknown) => typeof body === 'string' && body.includes('<input type="hidden" name="error"')

/**
 * Sends every form_post response with status 200, even an error such as `login_required`, as the standard shows (OAuth
 * 2.0 Form Post Response Mode section 2): nothing went wrong, and browsers log other statuses in their console.
 */
function answerInForms(provider: Provider): void {
  provider.use(async (ctx, next) => {
    await next()
    if (ctx.status === 400 && ctx.query.response_mode === 'form_post' && isAnswer(ctx.body)) ctx.status = 200
  })
}
