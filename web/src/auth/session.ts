import { api, connect } from '#platform/api/client.ts'
import { lazySession } from './lazy-session.ts'
import { readHint } from './session-hint.ts'
import type { SessionProvider } from './session-provider.ts'

/** Chooses the adapter by configuration. The usual one is fetched while the configuration is asked for. */
async function loadProvider(): Promise<SessionProvider> {
  const [{ identity }, { oidcSession }] = await Promise.all([api('GET /config'), import('./oidc/oidc-session.ts')])
  if (identity.kind === 'oidc') return oidcSession(identity)
  const { openClerkSession } = await import('./clerk/open-clerk-session.ts')
  return openClerkSession(identity)
}

/** The session of this page. Its token goes with every call, and a refused token ends it. */
export const session = lazySession(loadProvider, readHint)
connect({ token: () => session.getToken(), onRefused: () => void session.dropSession() })
