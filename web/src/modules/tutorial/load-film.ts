import { api } from '#platform/api/client.ts'
import { type ApiError, networkError, toApiError } from '#platform/api/errors.ts'

/** How long one request may take, in milliseconds. */
const patience = 30_000
/** The waits before the three further tries, in milliseconds. */
const waits = [1_000, 2_000, 3_000]

export type Loaded = { ok: true; film: Blob } | { ok: false; error: ApiError }

const after = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** One request, broken off after 30 seconds or when `signal` aborts. */
async function request(id: string, signal: AbortSignal): Promise<Loaded> {
  const ending = new AbortController()
  const end = () => ending.abort()
  const timer = setTimeout(end, patience)
  signal.addEventListener('abort', end)
  try {
    return { ok: true, film: await api('GET /videos/{id}', { params: { id }, signal: ending.signal }) }
  } catch (thrown) {
    return { ok: false, error: ending.signal.aborted ? networkError('timeout') : toApiError(thrown) }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
  }
}

/**
 * Fetches a film whole. What fails is tried again up to three times, after 1, 2 and 3 seconds; a 401 is not: the
 * general rule has it. Never rejects; once `signal` aborts, nothing more is asked.
 */
export async function loadFilm(id: string, signal: AbortSignal): Promise<Loaded> {
  let loaded = await request(id, signal)
  for (const wait of waits) {
    if (loaded.ok || loaded.error.status === 401) return loaded
    await after(wait, signal)
    if (signal.aborted) return loaded
    loaded = await request(id, signal)
  }
  return loaded
}
