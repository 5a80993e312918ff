import type { HeroImages } from '#ports/hero-images.ts'
import { fetchOk, OddAnswer, readBytes, troubleOf } from '../resilience/http.ts'
import { isTurnedAway, resilientCalls } from '../resilience/resilient-calls.ts'
import { withDeadline } from '../resilience/with-deadline.ts'
import { type Found, photoOrigin, readPhotos } from './read-photos.ts'
import { aScene } from './scenes.ts'

export interface UnsplashSettings {
  /** Public by design at Unsplash, and kept on the server all the same. */
  accessKey: string
  /** Of the API, without a trailing slash. */
  baseUrl?: string
}

export interface UnsplashOptions {
  /** For one request. */
  timeoutMs?: number
  onTrouble?: (trouble: string) => void
}

const maxAgeMs = 3_600_000
/** The most one request gives, and one request is all an hour costs: a demo key has fifty. */
const count = 30
const maxBytes = 1_000_000
const query = new URLSearchParams({
  query: 'calm nature wellness',
  orientation: 'landscape',
  content_filter: 'high',
  count: String(count),
})

/**
 * Photos of Unsplash: thirty are asked for at most once an hour and shown in turn. While none are there, or Unsplash
 * does not answer, the page draws its own scene: nobody waits longer than `timeoutMs`, and after three failures nobody
 * waits at all for half a minute.
 */
export function unsplashHeroImages(
  { accessKey, baseUrl = 'https://api.unsplash.com' }: UnsplashSettings,
  { timeoutMs = 1_500, onTrouble = () => undefined }: UnsplashOptions = {},
): HeroImages {
  let photos: Found[] = []
  let freshUntil = 0
  let turn = 0
  const reported = new WeakSet<Found>()
  let asking: Promise<void> | undefined

  const provider = 'hero-images'
  const call = resilientCalls({ provider, timeoutMs })
  const headers = { authorization: `Client-ID ${accessKey}`, 'accept-version': 'v1' }

  const search = async (signal: AbortSignal) => {
    const answer = await fetchOk(`${baseUrl}/photos/random?${query}`, { headers, signal })
    const found = readPhotos(JSON.parse(new TextDecoder().decode(await readBytes(answer, maxBytes))), baseUrl)
    if (found.length === 0) throw new OddAnswer('an answer without photos')
    return found
  }
  const refresh = async () => {
    try {
      photos = await call(({ signal }) => search(signal))
      freshUntil = performance.now() + maxAgeMs
    } catch (error) {
      if (!isTurnedAway(error)) onTrouble(troubleOf(error))
    }
  }
  const renew = () => {
    asking ??= refresh().finally(() => {
      asking = undefined
    })
    return asking
  }

  /** Once for each photo, when it is first put to use: what Unsplash asks of everybody who shows one. */
  const report = (photo: Found) => {
    if (reported.has(photo)) return
    reported.add(photo)
    withDeadline({ provider, timeoutMs }, async (signal) => {
      const answer = await fetchOk(photo.downloadLocation, { headers, signal })
      await answer.body?.cancel()
    }).catch((error: unknown) => onTrouble(troubleOf(error)))
  }

  return {
    name: 'unsplash',
    origin: photoOrigin,
    async next() {
      // Old photos are shown while new ones are fetched.
      if (performance.now() >= freshUntil) await (photos.length > 0 ? void renew() : renew())
      const photo = photos[turn++ % Math.max(1, photos.length)]
      if (!photo) return aScene()
      report(photo)
      return photo.image
    },
  }
}
