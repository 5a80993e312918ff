import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { listenLocally } from '@glimmer/lib/testing/listen-locally'
import sharp from 'sharp'

export interface PictureRequests {
  path: string
  authorization: string | undefined
  body: { model?: string; prompt?: string; n?: number; size?: string; moderation?: string }
}

/** A way to respond, or not to. */
export type ImageBehaviour = (requests: PictureRequests, response: ServerResponse) => void

const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

export const picture = await sharp({ create: { width: 1024, height: 1024, channels: 3, background: '#6a00ff' } })
  .webp()
  .toBuffer()

/** Sends as many pictures as requested, or `count`. */
export const sends =
  (count?: number, bytes: Uint8Array = picture): ImageBehaviour =>
  ({ body }, response) =>
    json(response, 200, {
      data: Array.from({ length: count ?? body.n ?? 1 }, () => ({ b64_json: Buffer.from(bytes).toString('base64') })),
    })

export const failsWith =
  (status: number, code = 'server_error'): ImageBehaviour =>
  ({ body }, response) =>
    json(response, status, { error: { code, message: `no: ${body.prompt}` } })

/** Rejects requests with any of these parameters. */
export const rejects =
  (names: readonly string[], otherwise: ImageBehaviour): ImageBehaviour =>
  (requests, response) =>
    (names.some((name) => name in requests.body) ? failsWith(400, 'unknown_parameter') : otherwise)(requests, response)

export const sendsAddresses =
  (origin = 'https://127.0.0.1:9'): ImageBehaviour =>
  (_, response) =>
    json(response, 200, { data: [1, 2, 3].map((at) => ({ url: `${origin}/${at}.png` })) })

export const sendsNonsense: ImageBehaviour = (_, response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"data": [')

export const sendsPage: ImageBehaviour = (_, response) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works!</h1>')

/** Points to another place of the same server, which would answer. */
export const redirects: ImageBehaviour = ({ path, body }, response) =>
  path === '/elsewhere'
    ? sends()({ path, body, authorization: undefined }, response)
    : response.writeHead(307, { location: '/elsewhere' }).end()

export const breaksOff: ImageBehaviour = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '9000000' })
  response.write('{"data": [{"b64_json": "AAAA', () => response.destroy())
}

/** Never stops sending. */
export const floods: ImageBehaviour = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const block = Buffer.alloc(1_000_000, 65)
  const pour = () => {
    while (!response.destroyed && response.write(block));
    if (!response.destroyed) response.once('drain', pour)
  }
  response.write('{"data": [{"b64_json": "', pour)
}

export const staysSilent: ImageBehaviour = () => undefined

/** A server that implements OpenAI's image generations over real HTTP, with a behaviour that tests can change. */
export async function startImageServer() {
  const requests: PictureRequests[] = []
  const arrivals = new EventTarget()
  let behaviour: ImageBehaviour = sends()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { authorization } = request.headers
    const body = JSON.parse(Buffer.concat(chunks).toString()) as PictureRequests['body']
    requests.push({ path: request.url ?? '', authorization, body })
    arrivals.dispatchEvent(new Event('asked'))
    behaviour({ path: request.url ?? '', authorization, body }, response)
  })
  const { origin, stop } = await listenLocally(server)
  return {
    baseUrl: `${origin}/v1`,
    asked: requests,
    behave(next: ImageBehaviour) {
      behaviour = next
      requests.length = 0
    },
    /** Resolves on the next request. */
    nextAsked: () => once(arrivals, 'asked'),
    stop,
  }
}
export type ImageServer = Awaited<ReturnType<typeof startImageServer>>
