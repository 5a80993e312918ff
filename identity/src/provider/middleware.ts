import { deviceName } from '@glimmer/contract/device-name'
import type Provider from 'oidc-provider'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { recordSession, touchSession } from '#accounts/sessions.ts'
import type { Database } from '#database/pool.ts'

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
export function followSessions(provider: Provider, database: Database): void {
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
export function answerInForms(provider: Provider): void {
  provider.use(async (ctx, next) => {
    await next()
    if (ctx.status === 400 && ctx.query.response_mode === 'form_post' && isAnswer(ctx.body)) ctx.status = 200
  })
}
