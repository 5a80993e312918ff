import type { HeroImages } from '#ports/hero-images.ts'
import { admit, type Breaker, closedBreaker, settle } from '#resilience/breaker.ts'
import { type Found, photoOrigin, readPhotos } from './read-photos.ts'
import { aScene } from './scenes.ts'

export interface UnsplashSettings {
  /** Public by design at Unsplash, and kept on the server all the same. */
  accessKey: string
  /** Of the API, without a trailing slash. */
  baseUrl?: string
}

export interface UnsplashOptions {
  /** Milliseconds for one request. */
  patience?: number
  /** Milliseconds that only run forwards. */
  now?: () => number
  onTrouble?: (trouble: string) => void
}

const hour = 3_600_000
/** The most one request gives, and one request is all an hour costs: a demo key has fifty. */
const count = 30
const most = 1_000_000
const query = new URLSearchParams({
  query: 'calm nature wellness',
  orientation: 'landscape',
  content_filter: 'high',
  count: String(count),
})

/** A JSON answer that is no longer than anybody would send. */
async function readJson(answer: Response): Promise<unknown> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > most) throw new Error('an answer beyond its limit')
  }
  return JSON.parse(text)
}

/**
 * Photos of Unsplash: thirty are asked for at most once an hour and shown in turn. While none are there, or Unsplash
 * does not answer, the page draws its own scene: nobody waits longer than `patience`, and after three failures nobody
 * waits at all for half a minute.
 */
export function unsplash(
  { accessKey, baseUrl = 'https://api.unsplash.com' }: UnsplashSettings,
  { patience = 1_500, now = () => performance.now(), onTrouble = () => undefined }: UnsplashOptions = {},
): HeroImages {
  let photos: Found[] = []
  let freshUntil = 0
  let turn = 0
  let breaker: Breaker = closedBreaker
  const reported = new WeakSet<Found>()
  let asking: Promise<void> | undefined

  const ask = async (address: string) => {
    const headers = { authorization: `Client-ID ${accessKey}`, 'accept-version': 'v1' }
    const answer = await fetch(address, { headers, signal: AbortSignal.timeout(patience), redirect: 'error' })
    if (answer.ok) return answer
    await answer.body?.cancel()
    throw Object.assign(new Error('refused'), { name: `status ${answer.status}` })
  }
  /** A word for the log, without anything of the answer. */
  const told = (error: unknown) => onTrouble(error instanceof Error ? error.name : 'no answer')

  const refresh = async () => {
    const admitted = admit(breaker, now())
    if (!admitted) return
    breaker = admitted
    try {
      const found = readPhotos(await readJson(await ask(`${baseUrl}/photos/random?${query}`)), baseUrl)
      if (found.length === 0) throw Object.assign(new Error('no photos'), { name: 'an answer without photos' })
      photos = found
      freshUntil = now() + hour
      breaker = settle(breaker, 'worked', now())
    } catch (error) {
      breaker = settle(breaker, 'failed', now())
      told(error)
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
    void ask(photo.downloadLocation)
      .then((answer) => answer.body?.cancel())
      .catch(told)
  }

  return {
    name: 'unsplash',
    origin: photoOrigin,
    async next() {
      // Yesterday's photos will do while today's are on their way.
      if (now() >= freshUntil) await (photos.length > 0 ? void renew() : renew())
      const photo = photos[turn++ % Math.max(1, photos.length)]
      if (!photo) return aScene()
      report(photo)
      return photo.image
    },
  }
}
