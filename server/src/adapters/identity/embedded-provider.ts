import * as z from 'zod'
import type { AccountChange, Identity, Invitations } from '#ports/identity.ts'
import { withDeadline } from '../resilience/with-deadline.ts'
import { type OidcOptions, oidcIdentity } from './oidc.ts'
import { askJson } from './userinfo.ts'

const Changes = z.object({
  changes: z.array(
    z.object({
      id: z.int(),
      subject: z.string(),
      kind: z.enum(['deleted', 'password', 'email', 'sessions']),
      at: z.iso.datetime().transform((at) => new Date(at)),
      email: z.string().optional(),
    }),
  ),
})

/** Account changes at our own provider after the given id; empty if it does not respond. */
async function readChanges({ url, key }: { url: string; key: string }, after: number): Promise<AccountChange[]> {
  const read = Changes.safeParse(await askJson(`${url}/account-changes?after=${after}`, key))
  return read.success ? read.data.changes : []
}

/** Returns our own provider's data about how the token's subject signs in. */
async function readSignInData(url: string, token: string): Promise<object | 'unavailable'> {
  const read = z.looseObject({ email: z.string() }).safeParse(await askJson(url, token))
  return read.success ? read.data : 'unavailable'
}

const timeoutMs = 5_000

interface Service {
  url: string
  key: string
}

/** Asks our own provider with the app's key; undefined if it does not respond, or has failed. */
async function ask({ url, key }: Service, method: string, path: string) {
  try {
    const headers = { authorization: `Bearer ${key}` }
    return await withDeadline({ provider: 'identity', timeoutMs }, async (signal) => {
      const response = await fetch(`${url}${path}`, { method, headers, signal })
      const { ok, status } = response
      // The signal also ends the reading of the body.
      if (status === 200) return { ok, status, body: await response.json() }
      return ok || status === 404 || status === 409 ? { ok, status, body: undefined } : undefined
    })
  } catch {
    return undefined
  }
}

/** Ends every session of an account at our own provider; one that is already gone has none. */
const endSessionsAt = async (service: Service, subject: string): Promise<'ended' | 'unavailable'> =>
  (await ask(service, 'POST', `/accounts/${encodeURIComponent(subject)}/end-sessions`)) ? 'ended' : 'unavailable'

const Waiting = z.object({ invitations: z.array(z.object({ name: z.string(), expiresAt: z.iso.datetime() })) })
const Created = z.object({ link: z.url() })

/** The invitations of our own provider. */
const invitationsAt = (service: Service): Invitations => ({
  async list() {
    const read = Waiting.safeParse(await (await ask(service, 'GET', '/invitations'))?.body)
    return read.success ? read.data.invitations : undefined
  },
  async create(days) {
    const response = await ask(service, 'POST', `/invitations?days=${days}`)
    if (response?.status === 409) return 'closed'
    const read = Created.safeParse(response?.body)
    return read.success ? read.data.link : 'unavailable'
  },
  async revoke(name) {
    const response = await ask(service, 'DELETE', `/invitations/${name}`)
    return response ? response.ok : 'unavailable'
  },
})

/** Deletes an account at the provider, authorised by this token or key; one that is already gone counts as removed. */
async function removeAt(url: string, token: string): Promise<'removed' | 'unavailable'> {
  try {
    const headers = { authorization: `Bearer ${token}` }
    const { ok, status } = await withDeadline({ provider: 'identity', timeoutMs }, (signal) =>
      fetch(url, { method: 'DELETE', headers, signal }),
    )
    return ok || status === 404 ? 'removed' : 'unavailable'
  } catch {
    return 'unavailable'
  }
}

/** Our own provider, which is any OpenID Connect provider with an API of its own for this app. */
export function embeddedIdentity(options: OidcOptions & { via: string; serviceKey: string }): Identity {
  const { via: url, serviceKey: key } = options
  const service = { url, key }
  return {
    ...oidcIdentity({ ...options, isStrict: true }),
    readSignInData: (token) => readSignInData(`${url}/account/data`, token),
    changesAfter: (id) => readChanges(service, id),
    removeAccount: (token) => removeAt(`${url}/account`, token),
    endSessions: (subject) => endSessionsAt(service, subject),
    invitations: invitationsAt(service),
    removeWithoutUser: (subject) => removeAt(`${url}/accounts/${encodeURIComponent(subject)}`, key),
  }
}
