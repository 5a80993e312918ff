import { withDeadline } from '../resilience/with-deadline.ts'

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
