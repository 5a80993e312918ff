import { withDeadline } from '../resilience/with-deadline.ts'

const timeoutMs = 5_000

/** What an address of the provider answers to whoever holds the token; undefined where it does not answer well. */
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
