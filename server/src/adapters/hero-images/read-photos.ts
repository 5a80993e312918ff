import { type HeroImage, product } from '@glimmer/contract'
import * as z from 'zod'

/** The origin of every photo; URLs elsewhere are ignored. */
export const photoOrigin = 'https://images.unsplash.com'

/** The part of Unsplash's response that is needed; anything else in it may change. */
const Photo = z.object({
  color: z.string().regex(/^#[0-9a-f]{6}$/i),
  urls: z.object({ raw: z.url() }),
  links: z.object({ download_location: z.url() }),
  user: z.object({ name: z.string().min(1), links: z.object({ html: z.url() }) }),
})

export interface PhotoResult {
  image: HeroImage
  /** Requested once for each photo shown: Unsplash counts photographers' views by it. */
  downloadLocation: string
}

const widths = [800, 1400, 2000]
const service = 'https://unsplash.com'

/** Adds the referral parameters that Unsplash's guidelines require on links back. */
function credited(address: string) {
  const url = new URL(address)
  url.searchParams.set('utm_source', product.name.toLowerCase())
  url.searchParams.set('utm_medium', 'referral')
  return url.href
}

/** A resized photo: its own URL with Imgix's parameters, of which `ixid` must be preserved. */
function cut(raw: string, width: number) {
  const url = new URL(raw)
  for (const [name, value] of Object.entries({ w: width, q: 72, fm: 'jpg', fit: 'max' }))
    url.searchParams.set(name, String(value))
  return { url: url.href, width }
}

function readPhoto(given: unknown, api: string): PhotoResult | undefined {
  const parsed = Photo.safeParse(given)
  if (!parsed.success) return undefined
  const { color: colour, urls, links, user } = parsed.data
  const isTheirs =
    new URL(urls.raw).origin === photoOrigin &&
    new URL(links.download_location).origin === new URL(api).origin &&
    new URL(user.links.html).origin === service
  if (!isTheirs) return undefined
  const image: HeroImage = {
    kind: 'photo',
    sources: widths.map((width) => cut(urls.raw, width)),
    colour,
    credit: {
      photographer: user.name,
      photographerUrl: credited(user.links.html),
      service: 'Unsplash',
      serviceUrl: credited(`${service}/`),
    },
  }
  return { image, downloadLocation: links.download_location }
}

/** Returns the usable photos in a response of `GET /photos/random?count=`; none for any other response. */
export function readPhotos(answer: unknown, api: string): PhotoResult[] {
  if (!Array.isArray(answer)) return []
  return answer.map((photo) => readPhoto(photo, api)).filter((photo) => photo !== undefined)
}
