const patienceMs = 5_000

/** Has the provider remove an account, for whoever the token speaks for; one that is not there any more is removed. */
export async function removeAt(url: string, token: string): Promise<'removed' | 'unavailable'> {
  try {
    const { ok, status } = await fetch(url, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(patienceMs),
    })
    return ok || status === 404 ? 'removed' : 'unavailable'
  } catch {
    return 'unavailable'
  }
}
