import type { Configuration, KoaContextWithOIDC } from 'oidc-provider'

const scopes = 'openid email profile offline_access'

/** The grant of this session, or a new one: the app is ours, so nobody is asked whether they trust it. */
export const loadGrant =
  (audience: string): NonNullable<Configuration['loadExistingGrant']> =>
  async (ctx: KoaContextWithOIDC) => {
    const { client, session, provider } = ctx.oidc
    if (!client || !session?.accountId) return undefined
    const known = session.grantIdFor(client.clientId)
    const existing = known && (await provider.Grant.find(known))
    if (existing) return existing
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
    grant.addOIDCScope(scopes)
    grant.addResourceScope(audience, scopes)
    await grant.save()
    return grant
  }
