import { withDeadline } from '../resilience/with-deadline.ts'

const timeoutMs = 5_000

/** Requests a provider URL with a bearer token and returns the JSON; undefined if the request fails. */
export async function askJson(url: string, token: string): Promise<unknown> {
  try {
    const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
    return await withDeadline({ provider: 'identity', timeoutMs }, async (signal) => {
      const response = await fetch(url, { headers, redirect: 'error', signal })
      return response.ok ? await response.json() : undefined
    })
  } catch {
    return undefined
  }
}
