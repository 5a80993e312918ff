import { api, connect } from '../api/client.ts'
import { lazySession } from './lazy-session.ts'
import { readHint } from './session-hint.ts'
import type { SessionProvider } from './session-provider.ts'

/** Chooses the adapter by configuration. A second kind of provider is a second arm here. */
async function loadProvider(): Promise<SessionProvider> {
  const { identity } = await api('GET /config')
  const { oidcSession } = await import('./oidc-session.ts')
  return oidcSession(identity)
}

/** The session of this page. Its token goes with every call, and a refused token ends it. */
export const session = lazySession(loadProvider, readHint)
connect({ token: () => session.getToken(), onRefused: () => void session.dropSession() })
