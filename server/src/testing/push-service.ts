import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushSubscriptionBody } from '@glimmer/contract'

interface Taken {
  path: string
  headers: IncomingMessage['headers']
  body: Buffer
}

/** A push service that accepts posts and responds as told. `transport` redirects to it what is meant for a real one. */
export async function startPushService() {
  let status = 201
  const refused = new Map<string, number>()
  const messages: Taken[] = []
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    messages.push({ path: request.url ?? '', headers: request.headers, body })
    response.writeHead(refused.get(request.url ?? '') ?? status).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    taken: messages,
    transport: (url: string, init: RequestInit) =>
      fetch(url.replace('https://fcm.googleapis.com', `http://127.0.0.1:${port}`), init),
    answerWith(next: number) {
      status = next
      refused.clear()
    },
    /** Responds to one browser with this status. */
    refuse({ endpoint }: { endpoint: string }, answer: number) {
      refused.set(new URL(endpoint).pathname, answer)
    },
    stop: () => new Promise((done) => server.close(done)),
  }
}

/** A browser that accepts push messages and decrypts them. */
export function aBrowser() {
  const ecdh = createECDH('prime256v1')
  const p256dh = ecdh.generateKeys()
  const auth = randomBytes(16)
  const endpoint = `https://fcm.googleapis.com/wp/${randomBytes(8).toString('hex')}`
  const keys = { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') }
  const subscription: PushSubscriptionBody = { endpoint, keys, name: 'Chrome on Linux' }
  /** Decrypts one aes128gcm record as a browser does (RFC 8188 and 8291). */
  function read(body: Buffer): unknown {
    const salt = body.subarray(0, 16)
    const length = body.readUInt8(20)
    const theirs = body.subarray(21, 21 + length)
    const sealed = body.subarray(21 + length)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, theirs])
    const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(theirs), auth, info, 32))
    const derive = (what: string, size: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${what}\0`), size))
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    decipher.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
  }
  return { subscription, read }
}
