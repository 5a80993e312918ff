import { accessTokens } from '@glimmer/contract'
import type { App } from '#app.ts'
import type { TokenOwner } from '#http/authenticate.ts'
import { handle } from '#http/handle.ts'
import { readFeed } from './feeds.ts'
import { createToken, revoke } from './manage.ts'
import { linePictures } from './picture.ts'
import { findBySecret, listTokens } from './store.ts'

export { revokeAll } from './manage.ts'
export { accessTokenPersonalData } from './store.ts'

/** The owner of a personal access token; undefined for one that was revoked, has expired or never existed. */
export async function findByAccessToken(app: App, secret: string): Promise<TokenOwner | undefined> {
  const found = await findBySecret(app, 'api', secret)
  if (!found) return undefined
  const { account, scopes, identity } = found
  return { account, scopes, subject: { ...identity, expiresAt: Number.POSITIVE_INFINITY } }
}

export function accessTokenRoutes(app: App) {
  const readPicture = linePictures(app)
  return handle(accessTokens, {
    'GET /users/access-tokens': async ({ account }) => ({ items: await listTokens(app, account.id) }),
    'POST /users/access-tokens': async ({ account, body, requireFresh }) => {
      if (body.use === 'api') await requireFresh()
      return createToken(app, account, body)
    },
    'DELETE /users/access-tokens/{id}': ({ account, params }) => revoke(app, account.id, params.id),
    'GET /today/{token}/line.json': ({ params }) => readFeed(app, params.token, 'json'),
    'GET /today/{token}/line.txt': ({ params }) => readFeed(app, params.token, 'txt'),
    'GET /today/{token}/line.ics': ({ params }) => readFeed(app, params.token, 'ics'),
    'GET /today/{token}/line.atom': ({ params }) => readFeed(app, params.token, 'atom'),
    'GET /today/{token}/line.png': ({ params, query }) => readPicture(params.token, query),
  })
}
