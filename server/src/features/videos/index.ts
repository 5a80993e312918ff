import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Bytes, tutorialFilms, videos } from '@glimmer/contract'
import type { App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { Problem } from '#problem.ts'

/** The films that can be requested, with their file and type: no id from a request ever becomes a path. */
const films = new Map<string, { file: string; mime: string }>(
  Object.values(tutorialFilms).map((id) => [id, { file: `${id}.mp4`, mime: 'video/mp4' }]),
)

/** A film changes only with a release; until then caches revalidate it, and rarely have to download it again. */
const maxAgeSeconds = 0

async function load(folder: string, { file, mime }: { file: string; mime: string }): Promise<Bytes> {
  const bytes = await readFile(join(folder, file))
  return { bytes, mime, etag: createHash('sha256').update(bytes).digest('base64url'), maxAgeSeconds }
}

/** Reads films, each from disk only once: they are few and small. Throws `not_found` for an unknown id. */
export function videoReader(folder: string): (id: string) => Promise<Bytes> {
  const loaded = new Map<string, Promise<Bytes>>()
  return (id) => {
    const film = films.get(id)
    if (!film) throw new Problem('not_found')
    const cached = loaded.get(id)
    if (cached) return cached
    const loading = load(folder, film)
    loaded.set(id, loading)
    // If reading fails, the next request tries again.
    loading.catch(() => loaded.delete(id))
    return loading
  }
}

export function videoRoutes({ films }: App) {
  const read = videoReader(films)
  return handle(videos, { 'GET /videos/{id}': async ({ params }) => read(params.id) })
}
