import * as z from 'zod'
import type { AccountChange } from '#ports/identity.ts'
import { withDeadline } from '../resilience/with-deadline.ts'
import { askJson } from './userinfo.ts'

const Changes = z.object({
  changes: z.array(
    z.object({
      id: z.int(),
      subject: z.string(),
      kind: z.enum(['deleted', 'password', 'email']),
      email: z.string().optional(),
    }),
  ),
})

/** Account changes at our own provider after the given id; empty if it does not respond. */
export async function readChanges({ url, key }: { url: string; key: string }, after: number): Promise<AccountChange[]> {
  const read = Changes.safeParse(await askJson(`${url}/account-changes?after=${after}`, key))
  return read.success ? read.data.changes : []
}

/** Returns our own provider's data about how the token's subject signs in. */
export async function readSignInData(url: string, token: string): Promise<object | 'unavailable'> {
  const read = z.looseObject({ email: z.string() }).safeParse(await askJson(url, token))
  return read.success ? read.data : 'unavailable'
}

const timeoutMs = 5_000

/** Deletes an account at the provider, authorised by this token or key; one that is already gone counts as removed. */
export async function removeAt(url: string, token: string): Promise<'removed' | 'unavailable'> {
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
