import { tutorialVideo } from '@glimmer/contract/tutorial-film'
import { useEffect, useState } from 'react'
import { loadFilm } from './load-film.ts'

export type Film = { phase: 'loading' } | { phase: 'ready'; url: string } | { phase: 'failed' }

/** The tutorial film as an address the player can read; `retry` begins all tries anew. */
export function useFilm() {
  const [film, setFilm] = useState<Film>({ phase: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another load.
  useEffect(() => {
    const leaving = new AbortController()
    let url: string | undefined
    void loadFilm(tutorialVideo, leaving.signal).then((loaded) => {
      if (leaving.signal.aborted) return
      if (!loaded.ok) return setFilm({ phase: 'failed' })
      url = URL.createObjectURL(loaded.film)
      setFilm({ phase: 'ready', url })
    })
    return () => {
      leaving.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [attempt])
  return {
    film,
    /** It could not be played after all. */
    fail: () => setFilm({ phase: 'failed' }),
    retry: () => {
      setFilm({ phase: 'loading' })
      setAttempt(attempt + 1)
    },
  }
}
