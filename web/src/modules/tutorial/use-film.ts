import { type TutorialMilestone, tutorialFilms, tutorialMilestones } from '@glimmer/contract/tutorial-film'
import { useEffect, useState } from 'react'
import { wait } from '#lib/wait.ts'
import { api } from '#platform/api/client.ts'
import { type ApiError, networkError, toApiError } from '#platform/api/errors.ts'
import { isDark } from '#platform/ui/theme.ts'
import dark from './captions/tutorial-onboarding.vtt?url'
import light from './captions/tutorial-onboarding-light.vtt?url'

/** The timeout of one request. */
const timeoutMs = 30_000
/** The delays before the three further attempts. */
const retryDelaysMs = [1_000, 2_000, 3_000]

type Loaded = { ok: true; film: Blob } | { ok: false; error: ApiError }

/** One request, aborted after 30 seconds or when `signal` aborts. */
async function request(id: string, signal: AbortSignal): Promise<Loaded> {
  const aborter = new AbortController()
  const abort = () => aborter.abort()
  const timer = setTimeout(abort, timeoutMs)
  signal.addEventListener('abort', abort)
  try {
    return { ok: true, film: await api('GET /videos/{id}', { params: { id }, signal: aborter.signal }) }
  } catch (thrown) {
    return { ok: false, error: aborter.signal.aborted ? networkError('timeout') : toApiError(thrown) }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}

/**
 * Fetches a film whole. A failed request is retried up to three times, after 1, 2 and 3 seconds; a 401 is not, since
 * the API client handles it. Never rejects; once `signal` aborts, nothing more is requested.
 */
export async function loadFilm(id: string, signal: AbortSignal): Promise<Loaded> {
  let loaded = await request(id, signal)
  for (const delayMs of retryDelaysMs) {
    if (loaded.ok || loaded.error.status === 401) return loaded
    await wait(delayMs, signal)
    if (signal.aborted) return loaded
    loaded = await request(id, signal)
  }
  return loaded
}

type Film = { phase: 'loading' } | { phase: 'ready'; url: string; captions: string } | { phase: 'failed' }

/** The tutorial film in the page's theme, as a URL the player can read; `retry` starts all attempts over. */
export function useFilm() {
  const [film, setFilm] = useState<Film>({ phase: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another load.
  useEffect(() => {
    const aborter = new AbortController()
    let url: string | undefined
    const { id, captions } = filmFor(isDark())
    void loadFilm(id, aborter.signal).then((loaded) => {
      if (aborter.signal.aborted) return
      if (!loaded.ok) return setFilm({ phase: 'failed' })
      url = URL.createObjectURL(loaded.film)
      setFilm({ phase: 'ready', url, captions })
    })
    return () => {
      aborter.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [attempt])
  return {
    film,
    /** Call if the film cannot be played after all. */
    fail: () => setFilm({ phase: 'failed' }),
    retry: () => {
      setFilm({ phase: 'loading' })
      setAttempt(attempt + 1)
    },
  }
}

/** The tutorial film in the user's light or dark theme, and its captions. */
const filmFor = (isDark: boolean) =>
  isDark ? { id: tutorialFilms.dark, captions: dark } : { id: tutorialFilms.light, captions: light }

/** Reports to the server how far the user has watched, each milestone once. A failure never disturbs the film. */
export function reportWatching(onMilestone: (milestone: TutorialMilestone) => void = () => undefined) {
  let started = false
  let completed = false
  const milestonesLeft: TutorialMilestone[] = [...tutorialMilestones]
  let last: Promise<unknown> = Promise.resolve()
  // One request at a time, so that the server receives them in order.
  const send = (call: () => Promise<unknown>) => {
    last = last.then(call).catch(() => undefined)
  }
  return {
    played() {
      if (started) return
      started = true
      send(() => api('POST /users/tutorial/start'))
    },
    /** Call with the film's progress, 0 to 1. */
    at(part: number) {
      while (milestonesLeft[0] !== undefined && part * 100 >= milestonesLeft[0]) {
        const percentage = milestonesLeft.shift() as TutorialMilestone
        onMilestone(percentage)
        send(() => api('PUT /users/tutorial/progress', { body: { percentage } }))
        if (percentage !== 100) continue
        completed = true
        send(() => api('POST /users/tutorial/complete'))
      }
    },
    /** Call when the dialog closes; before the end of the film, that dismisses the tutorial. */
    closed() {
      if (!completed) send(() => api('POST /users/tutorial/dismiss'))
    },
    /** Resolves once everything has been sent. */
    sent: () => last,
  }
}
export type WatchingReport = ReturnType<typeof reportWatching>
