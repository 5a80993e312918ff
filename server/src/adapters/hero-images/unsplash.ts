import type { HeroImages } from '#ports/hero-images.ts'
import type { SharedCounts } from '#ports/shared-counts.ts'
import { describeFailure, fetchOk, readBytes, UnexpectedResponseError } from '../resilience/http.ts'
import { isCircuitOpen, resilientCalls } from '../resilience/resilient-calls.ts'
import { withDeadline } from '../resilience/with-deadline.ts'
import { type PhotoResult, photoOrigin, readPhotos } from './read-photos.ts'
import { aScene } from './scenes.ts'

export interface UnsplashSettings {
  /** Public by design at Unsplash, but still only used on the server. */
  accessKey: string
  /** The API's base URL, without a trailing slash. */
  baseUrl?: string
}

export interface UnsplashOptions {
  /** Where all processes count their requests; not needed by a single process. */
  counts?: SharedCounts
  /** For one request. */
  timeoutMs?: number
  onTrouble?: (trouble: string) => void
}

const maxAgeMs = 3_600_000
/** The maximum per request. */
const count = 30
/** A demo key's hourly limit, reports included, across all processes. */
const maxRequestsPerHour = 50
const maxBytes = 1_000_000
const query = new URLSearchParams({
  query: 'calm nature wellness',
  orientation: 'landscape',
  content_filter: 'high',
  count: String(count),
})

/**
 * Photos from Unsplash: thirty are fetched at most once an hour and shown in turn. Until there are photos, or if
 * Unsplash does not respond, the page draws its own scene: no visitor waits longer than `timeoutMs`, and after three
 * failures no visitor waits at all for half a minute. All processes together make at most fifty requests an hour;
 * beyond that each shows only photos it has already reported.
 */
export function unsplashHeroImages(
  { accessKey, baseUrl = 'https://api.unsplash.com' }: UnsplashSettings,
  { counts, timeoutMs = 1_500, onTrouble = () => undefined }: UnsplashOptions = {},
): HeroImages {
  let photos: PhotoResult[] = []
  let freshUntil = 0
  let turn = 0
  const reported = new WeakSet<PhotoResult>()
  let asking: Promise<void> | undefined

  const provider = 'hero-images'
  const call = resilientCalls({ provider, timeoutMs })
  const headers = { authorization: `Client-ID ${accessKey}`, 'accept-version': 'v1' }

  let spentUntil = 0
  /** Whether the hourly limit allows one more request; if the counts cannot be reached, it does. */
  const mayAsk = async () => {
    if (!counts) return true
    if (Date.now() < spentUntil) return false
    const endsAt = (Math.floor(Date.now() / maxAgeMs) + 1) * maxAgeMs
    const counted = await counts.add({ name: 'unsplash', endsAt }, new Map([['requests', 1]])).catch(() => undefined)
    if ((counted?.get('requests') ?? 0) <= maxRequestsPerHour) return true
    spentUntil = endsAt
    return false
  }

  const search = async (signal: AbortSignal) => {
    const answer = await fetchOk(`${baseUrl}/photos/random?${query}`, { headers, signal })
    const result = readPhotos(JSON.parse(new TextDecoder().decode(await readBytes(answer, maxBytes))), baseUrl)
    if (result.length === 0) throw new UnexpectedResponseError('an answer without photos')
    return result
  }
  const refresh = async () => {
    if (!(await mayAsk())) return
    try {
      photos = await call(({ signal }) => search(signal))
      freshUntil = performance.now() + maxAgeMs
    } catch (error) {
      if (!isCircuitOpen(error)) onTrouble(describeFailure(error))
    }
  }
  const renew = () => {
    asking ??= refresh().finally(() => {
      asking = undefined
    })
    return asking
  }

  /** Reports a photo on its first use, as Unsplash requires of everybody who shows one. */
  const report = (photo: PhotoResult) => {
    reported.add(photo)
    withDeadline({ provider, timeoutMs }, async (signal) => {
      const answer = await fetchOk(photo.downloadLocation, { headers, signal })
      await answer.body?.cancel()
    }).catch((error: unknown) => onTrouble(describeFailure(error)))
  }

  return {
    name: 'unsplash',
    origin: photoOrigin,
    async next() {
      // Old photos are shown while new ones are fetched.
      if (performance.now() >= freshUntil) await (photos.length > 0 ? void renew() : renew())
      const photo = photos[turn++ % Math.max(1, photos.length)]
      if (!photo) return aScene()
      if (reported.has(photo)) return photo.image
      if (!(await mayAsk())) return photos.find((one) => reported.has(one))?.image ?? aScene()
      report(photo)
      return photo.image
    },
  }
}
