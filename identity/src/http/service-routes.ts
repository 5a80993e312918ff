import { readOutbox } from '#adapters/mailer/outbox.ts'
import { outboxPage } from '#pages/outbox-page.ts'
import { deleteAccount } from '#provider/delete-account.ts'
import { json, page, type Reply } from './reply.ts'
import type { Route, Visit } from './route.ts'
import type { Site } from './site.ts'

async function health({ accounts }: Site): Promise<Reply> {
  try {
    await accounts.database.query('select 1')
    return json(200, { status: 'ok' })
  } catch {
    return json(503, { status: 'unavailable' })
  }
}

async function removeOwnAccount({ accounts, current }: Site, { request }: Visit): Promise<Reply> {
  const { database, issuer, appUrl } = accounts
  const issued = { issuer, appUrl, signing: current().keys.signing }
  if (await deleteAccount(database, request.headers.authorization ?? '', issued)) return { status: 204 }
  const refused = json(401, { error: 'invalid_token' })
  return { ...refused, headers: { ...refused.headers, 'www-authenticate': 'Bearer error="invalid_token"' } }
}

/** What is not for signing in: health, account removal for the app, and the mail of a developer's machine. */
export function serviceRoutes(site: Site): Route[] {
  const outbox: Route[] = site.outboxPath
    ? [
        {
          method: 'GET',
          path: site.outboxPath,
          handle: async () => page(outboxPage(site.pages, await readOutbox(site.accounts.database))),
        },
      ]
    : []
  return [
    { method: 'GET', path: '/health', handle: () => health(site) },
    { method: 'DELETE', path: '/account', handle: (visit) => removeOwnAccount(site, visit) },
    ...outbox,
  ]
}
