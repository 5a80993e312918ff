import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { listenLocally } from '@glimmer/lib/testing/listen-locally'

export interface PhotoRequests {
  url: URL
  headers: IncomingHttpHeaders
}
/** A way to respond to a search, or not to. */
export type PhotoBehaviour = (response: ServerResponse, origin: string) => void

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** A photo as in Unsplash's documentation, reduced to the fields a reader might use. */
export const aPhoto = (at: number, origin: string) => ({
  id: `photo${at}`,
  width: 6000,
  height: 4000,
  color: '#26408c',
  blur_hash: 'LoC%a7IoIVxZ_NM|M{s:%hRjWAo0',
  alt_description: 'a lake at dawn',
  urls: {
    raw: `https://images.unsplash.com/photo-${at}?ixid=M3wxMjA3&ixlib=rb-4.0.3`,
    regular: `https://images.unsplash.com/photo-${at}?ixid=M3wxMjA3&w=1080`,
  },
  links: {
    html: `https://unsplash.com/photos/photo${at}`,
    download_location: `${origin}/photos/photo${at}/download?ixid=M3wxMjA3`,
  },
  user: { name: 'Maya Lindqvist', username: 'mayal', links: { html: 'https://unsplash.com/@mayal' } },
})

export const sendsPhotos =
  (count = 30, change: (photo: ReturnType<typeof aPhoto>) => unknown = (photo) => photo): PhotoBehaviour =>
  (response, origin) =>
    json(
      response,
      200,
      Array.from({ length: count }, (_, at) => change(aPhoto(at, origin))),
    )

export const refuses =
  (status: number, body: unknown = { errors: ['no'] }): PhotoBehaviour =>
  (response) =>
    json(response, status, body)

export const sends =
  (body: string): PhotoBehaviour =>
  (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(body)

export const staysSilent: PhotoBehaviour = () => undefined

/** Unsplash's API over real HTTP, with a behaviour that tests can change. */
export async function startPhotoServer() {
  const searches: PhotoRequests[] = []
  const downloads: PhotoRequests[] = []
  let behaviour: PhotoBehaviour = sendsPhotos()
  const arrivals = new EventTarget()
  const server = createServer(({ url = '/', headers }, response) => {
    const origin = `http://${headers.host}`
    const asked = { url: new URL(url, origin), headers }
    if (asked.url.pathname === '/photos/random') {
      searches.push(asked)
      behaviour(response, origin)
    } else {
      downloads.push(asked)
      json(response, 200, { url: 'https://images.unsplash.com/photo' })
    }
    arrivals.dispatchEvent(new Event('asked'))
  })
  const { origin, stop } = await listenLocally(server)
  return {
    baseUrl: origin,
    searches,
    downloads,
    behave(next: PhotoBehaviour) {
      behaviour = next
      searches.length = 0
      downloads.length = 0
    },
    nextAsked: () => once(arrivals, 'asked'),
    stop,
  }
}
